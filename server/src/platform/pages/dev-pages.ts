import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { WEB_FOLDER } from '../folders.ts'
import type { Pages, Render } from './register-pages.ts'

type ViteServer = {
  middlewares: (request: unknown, response: unknown, next: () => void) => void
  ssrLoadModule(path: string): Promise<{ render: Render }>
}

const AFTER_MS = 1000

/** Vite inside this process, with hot reload; only npm run dev comes here. */
export function createDevPages(): Pages {
  let starting: Promise<ViteServer> | undefined
  const vite = () => {
    starting ??= startVite()
    return starting
  }
  // Answers of the API do not wait for it. Pages that are open do: their hot reload asks until it is back.
  setTimeout(vite, AFTER_MS).unref()
  return {
    clientFolder: join(WEB_FOLDER, 'public'),
    // One language at a time: the one that vite was started with.
    editionIn: async () => ({
      manifest: null,
      render: async (options) =>
        (await (await vite()).ssrLoadModule('/src/entry-server.tsx')).render(options),
    }),
    middleware: async (request, reply) => {
      if (request.url.startsWith('/api/')) return
      const { middlewares } = await vite()
      await new Promise<void>((next) => middlewares(request.raw, reply.raw, next))
    },
  }
}

async function startVite(): Promise<ViteServer> {
  const vitePath = createRequire(join(WEB_FOLDER, 'package.json')).resolve('vite')
  const { createServer } = (await import(pathToFileURL(vitePath).href)) as {
    createServer(options: object): Promise<ViteServer>
  }
  return createServer({ root: WEB_FOLDER, appType: 'custom', server: { middlewareMode: true } })
}
