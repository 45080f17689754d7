import { readdir } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR = 31_536_000
/** A precompressed file is sent in place of its original, never under its own name. */
const HIDDEN = /\.(br|gz)$|(^|\/)\./

/**
 * What the build wrote, by name and nothing else. One route for each folder: one for each of a thousand files was a
 * good part of every start.
 */
export async function serveFiles(
  app: FastifyInstance,
  folder: string,
  headers: Record<string, string>,
): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    // Ours below; the plugin's own would overwrite it.
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.setHeader(
        'cache-control',
        hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=86400',
      )
      for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value)
    },
  })
  const files = new Set(await filesIn(folder))
  const send = (path: string, reply: FastifyReply) =>
    files.has(path) ? reply.sendFile(path) : reply.callNotFound()
  const options = { method: ['HEAD', 'GET'], schema: { hide: true } }
  for (const top of new Set([...files].map((path) => path.split('/')[0] ?? '')))
    app.route({
      ...options,
      url: files.has(top) ? `/${top}` : `/${top}/*`,
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        const rest = (request.params as { '*'?: string })['*']
        return send(rest === undefined ? top : `${top}/${rest}`, reply)
      },
    })
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(folder, `${one.parentPath}${sep}${one.name}`).replaceAll(sep, '/'))
    .filter((path) => !HIDDEN.test(path))
}
