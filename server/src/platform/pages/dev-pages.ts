import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { WEB_FOLDER } from '../folders.ts'
import type { Pages, Render } from './register-pages.ts'

type ViteServer = {
  middlewares: (request: unknown, response: unknown, next: () => void) => void
  ssrLoadModule(path: string): Promise<{ render: Render }>
}

/** vite inside this process, with hot reload; only npm run dev comes here. */
export async function createDevPages(): Promise<Pages> {
  const vitePath = createRequire(join(WEB_FOLDER, 'package.json')).resolve('vite')
  const { createServer } = (await import(pathToFileURL(vitePath).href)) as {
    createServer(options: object): Promise<ViteServer>
  }
  const vite = await createServer({ root: WEB_FOLDER, appType: 'custom', server: { middlewareMode: true } })
  return {
    clientFolder: join(WEB_FOLDER, 'public'),
    // One language at a time: the one that vite was started with.
    editionIn: async () => ({
      manifest: null,
      render: async (options) => (await vite.ssrLoadModule('/src/entry-server.tsx')).render(options),
    }),
    middleware: (request, reply) =>
      new Promise((next) => {
        if (request.url.startsWith('/api/')) next()
        else vite.middlewares(request.raw, reply.raw, next)
      }),
  }
}
