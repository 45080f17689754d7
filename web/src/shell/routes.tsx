import { isPublicAddress, readAddress } from '@roomtone/domain/account/addresses'
import { notFound } from '@roomtone/texts/shell/titles'
import type { RouteObject } from 'react-router'
import { guard } from '../platform/guard.ts'
import { siteQuery } from '../platform/queries/site.query.ts'
import type { PageHandle, RouteModule } from '../platform/route.ts'
import type { Services } from '../platform/services.tsx'
import { loadLanguages } from './language/heed-languages.ts'
import { NotFound } from './not-found.tsx'
import { fileOf, MAILBOX, PAGES, type Page } from './pages.ts'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { Waiting } from './waiting.tsx'

/** The route tree, for the browser and for the server's renderer alike. */
export function createRoutes(services: Services, { hasMailbox }: { hasMailbox: boolean }): RouteObject[] {
  const pages = Object.entries(PAGES).filter(([path]) => hasMailbox || path !== MAILBOX)
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: Waiting,
      loader: async () => {
        await services.queryClient.ensureQueryData(siteQuery(services))
        return null
      },
      shouldRevalidate: () => false,
      children: [
        {
          // Errors that cross from the server name their route by it.
          id: 'pages',
          ErrorBoundary: RouteError,
          children: [
            ...pages.map(([path, page]) => pageRoute(services, path, { file: fileOf(path), ...page })),
            { id: 'not-found', path: '*', Component: NotFound, handle: NOT_FOUND, loader: throwNotFound },
          ],
        },
      ],
    },
  ]
}

const modules = import.meta.glob<RouteModule>('../routes/*.tsx')

type Drawn = Page & { file: string }

function pageRoute(services: Services, path: string, page: Drawn): RouteObject {
  const handle: PageHandle & { path: string } = { ...page, path }
  return {
    ...(path === '/' ? { index: true } : { path }),
    id: path,
    handle,
    // The rule runs before the page's code is loaded, because a redirect does not need it.
    loader: async (args) => {
      if (page.render === 'browser' && isOnPublicPage())
        (await loadLanguages()).crossOver(services, args.request)
      await guard(services, page.rule, args)
      const module = await moduleOf(page)
      await module.load?.(services, args)
      return null
    },
    lazy: async () => {
      const { Page: Component, title, shouldRevalidate } = await moduleOf(page)
      handle.title = title
      return { Component, ...(shouldRevalidate && { shouldRevalidate }) }
    },
  }
}

/** While the move is under way: one that has arrived is in the address bar already. */
function isOnPublicPage(): boolean {
  return !import.meta.env.SSR && isPublicAddress(readAddress(location.pathname).bare)
}

async function moduleOf({ file }: Drawn): Promise<RouteModule> {
  const load = modules[`../routes/${file}.tsx`] ?? (await import('./further-modules.ts')).furtherModule(file)
  if (!load) throw new Error(`No module draws this page: ${file}.tsx in routes`)
  return load()
}

const NOT_FOUND: PageHandle = {
  rule: 'open',
  render: 'server',
  title: notFound,
  noIndex: true,
}

function throwNotFound(): never {
  throw new Response('Not found', { status: 404 })
}
