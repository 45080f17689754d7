import { once } from 'node:events'
import { Readable, type Transform } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from './register-pages.ts'

/** A page is a few tens of kilobytes: quick settings, in the thread pool. Static files come compressed from disk. */
const ways = {
  br: {
    packer: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    flush: constants.BROTLI_OPERATION_FLUSH,
  },
  gzip: { packer: () => createGzip({ level: 6 }), flush: constants.Z_SYNC_FLUSH },
}
type Way = keyof typeof ways
type Packed = { first: Buffer; rest: Buffer }

/** A drawing is sent to many: it is packed once. */
const packed = new WeakMap<Rendered, Partial<Record<Way, Promise<Packed>>>>()

/**
 * In two pieces: the first names the main picture, and browsers ask for it while the other, with style and words, is on
 * its way.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Rendered,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const way = wayOf(accepted)
  if (way === null) return reply.send(page.html)
  const { first, rest } = await pack(page, way)
  reply.header('content-encoding', way)
  if (first.length === 0 || request.method === 'HEAD') return reply.send(Buffer.concat([first, rest]))
  return reply.header('content-length', first.length + rest.length).send(Readable.from(inTwo(first, rest)))
}

async function* inTwo(first: Buffer, rest: Buffer): AsyncGenerator<Buffer> {
  yield first
  await nextTurn()
  yield rest
}

function wayOf(accepted: string): Way | null {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

function pack(page: Rendered, way: Way): Promise<Packed> {
  const known = packed.get(page) ?? {}
  packed.set(page, known)
  known[way] ??= packInTwo(page.html, way)
  return known[way]
}

async function packInTwo(html: string, way: Way): Promise<Packed> {
  const cut = endOfPreload(html)
  const { packer: create, flush } = ways[way]
  const packer: Transform & { flush(kind: number, done: () => void): void } = create()
  const chunks: Buffer[] = []
  packer.on('data', (chunk: Buffer) => chunks.push(chunk))
  if (cut > 0) {
    packer.write(html.slice(0, cut))
    await new Promise<void>((done) => packer.flush(flush, done))
  }
  const first = Buffer.concat(chunks.splice(0))
  packer.end(html.slice(cut))
  await once(packer, 'end')
  return { first, rest: Buffer.concat(chunks) }
}

function endOfPreload(html: string): number {
  const preload = html.indexOf('<link rel="preload" as="image"')
  return preload === -1 ? 0 : html.indexOf('>', preload) + 1
}
