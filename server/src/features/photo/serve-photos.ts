import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FileStore } from '../../platform/files/file-store.ts'
import { PHOTO_FORMATS, type PhotoFormat, photoKey } from './photo-files.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const FILE = /^([1-9]\d{2,3})\.(avif|webp|jpg)$/
const CACHE = 'public, max-age=31536000, immutable'

/**
 * Pictures at /pictures/<id>/<width>.<format>, for anyone who knows the address. It names the file, so the
 * database is not asked; what lies there never changes, so it may be kept for good.
 */
export function servePhotos(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/pictures/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const [, width, format] = FILE.exec(file) ?? []
      if (!ID.test(id) || width === undefined || !isFormat(format)) return answerNotFound(reply)
      const bytes = await files.get(photoKey(id, Number(width), format))
      if (bytes === null) return answerNotFound(reply)
      const etag = `"${id}-${file}"`
      reply.header('cache-control', CACHE).header('etag', etag)
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
