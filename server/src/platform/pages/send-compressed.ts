import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from './rendered.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const ways = {
  br: (html: string) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => zip(html, { level: 6 }),
}
type Way = keyof typeof ways

/** A drawing is sent to many: it is packed once. */
const packed = new WeakMap<Rendered, Partial<Record<Way, Promise<Buffer>>>>()

/** A page is a few tens of kilobytes: quick settings, in the thread pool. Static files come compressed from disk. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Rendered,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const way = wayOf(accepted)
  if (way === null) return reply.send(page.html)
  return reply.header('content-encoding', way).send(await pack(page, way))
}

function wayOf(accepted: string): Way | null {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

function pack(page: Rendered, way: Way): Promise<Buffer> {
  const known = packed.get(page) ?? {}
  packed.set(page, known)
  known[way] ??= ways[way](page.html)
  return known[way]
}
