import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { avatarKey } from './avatar-files.ts'

const FILE = /^([0-9a-f]{32})\.webp$/

/** For anyone who knows the address. It names one picture for good, so it may be kept; a new one has a new address. */
export function serveAvatars(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { file: string } }>(
    '/avatars/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, name] = FILE.exec(request.params.file) ?? []
      const bytes = name === undefined ? null : await files.get(avatarKey(name))
      if (bytes === null)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found')
      const etag = `"${name}"`
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/webp').send(bytes)
    },
  )
}
