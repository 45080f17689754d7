import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { isOfListing } from './photo.store.ts'
import { PHOTO_FORMATS, type PhotoFormat, photoKey } from './photo-files.ts'
import { openedUntil } from './photo-signature.ts'

const MOST = 20_000
/** A photo that is taken out of its listing is still served for so long. */
const KEPT_MS = 10 * 60_000

/** Which photos are part of an approved listing: remembered here, so that the database is asked once and not each time. */
function rememberPublicPhotos(db: Handle) {
  const seen = new Map<string, number>()
  return async (id: string, now: Date): Promise<boolean> => {
    const until = seen.get(id)
    if (until !== undefined && until > now.getTime()) return true
    seen.delete(id)
    if (!(await isOfListing(db, id))) return false
    seen.set(id, now.getTime() + KEPT_MS)
    const [oldest] = seen.keys()
    if (seen.size > MOST && oldest !== undefined) seen.delete(oldest)
    return true
  }
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const FILE = /^([1-9]\d{2,3})\.(avif|webp|jpg)$/
const CACHE = 'public, max-age=31536000, immutable'

/**
 * Pictures at /pictures/<id>/<width>.<format>. Those of an approved listing are for anyone and may be kept for good;
 * the others need a signature (?s=…), which only replies to people who may see them contain.
 */
export function servePhotos(app: FastifyInstance, { files, db, clock, config }: Deps): void {
  const isPublic = rememberPublicPhotos(db)
  /** Null: this request may not see it. */
  async function cachingOf(id: string, signature: string | undefined): Promise<string | null> {
    const now = clock.now()
    const until = signature === undefined ? null : openedUntil(config.masterKey, id, signature, now)
    if (until) return `private, max-age=${Math.floor((until.getTime() - now.getTime()) / 1000)}`
    return (await isPublic(id, now)) ? CACHE : null
  }
  app.get<{ Params: { id: string; file: string }; Querystring: { s?: string } }>(
    '/pictures/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const [, width, format] = FILE.exec(file) ?? []
      if (!ID.test(id) || width === undefined || !isFormat(format)) return answerNotFound(reply)
      const signature = typeof request.query.s === 'string' ? request.query.s : undefined
      const caching = await cachingOf(id, signature)
      if (caching === null) return answerNotFound(reply)
      const bytes = await files.get(photoKey(id, Number(width), format))
      if (bytes === null) return answerNotFound(reply)
      const etag = `"${id}-${file}"`
      reply.header('cache-control', caching).header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(PHOTO_FORMATS[format]).send(bytes)
    },
  )
}

function isFormat(format: string | undefined): format is PhotoFormat {
  return format !== undefined && format in PHOTO_FORMATS
}

/** Not kept for long: AVIF may follow in a moment. */
function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found')
}
