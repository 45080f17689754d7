import { addressIn, readAddress } from '@roomtone/domain/account/addresses'
import type { Told } from '@roomtone/domain/settings/announcement'
import { LANGUAGE } from '@roomtone/texts/language'
import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { pageMetaQuery } from './platform/queries/page-meta.query.ts'
import { createServerServices, ServicesProvider } from './platform/services.tsx'
import { assetsFor, type Manifest } from './shell/assets.ts'
import { documentHtml, type Inline } from './shell/document.ts'
import { Linked } from './shell/language/linked.tsx'
import type { Page } from './shell/pages.ts'
import { createRoutes } from './shell/routes.tsx'
import { Waiting } from './shell/waiting.tsx'

type RenderOptions = {
  url: string
  publicUrl: string
  manifest: Manifest
  fetchApi: (path: string) => Promise<Response>
  /** The announcement above every page right now. */
  announcement: Told | null
  /** Whether there is a page that shows mails instead of sending them. */
  hasMailbox: boolean
  inline?: Inline | null
}
type Rendered = {
  status: number
  html: string
  cacheable: boolean
  noIndex?: boolean
  redirect?: string
  isBareOnly?: boolean
}

/** One page for one address. Members' pages are a shell, because the server knows nobody. */
export async function render(options: RenderOptions): Promise<Rendered> {
  const { url, publicUrl, manifest, fetchApi, announcement, hasMailbox, inline = null } = options
  const services = createServerServices(fetchApi)
  const routes = [{ Component: Linked, children: createRoutes(services, { hasMailbox }) }]
  const { language, bare } = readAddress(url)
  const address = new URL(publicUrl + bare)
  const handle = handleOf(routes, address.pathname)
  const page = {
    address,
    handle,
    publicUrl,
    announcement,
    hasMailbox,
    inline,
    assets: assetsFor(manifest, handle.file ?? null),
  }
  if (handle.render === 'browser') {
    if (language) return { status: 302, html: '', cacheable: false, isBareOnly: true }
    const body = renderToString(<Waiting />)
    return {
      status: 200,
      cacheable: true,
      noIndex: handle.noIndex === true,
      html: documentHtml({ ...page, own: null, body, state: null }),
    }
  }
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(address))
  if (context instanceof Response)
    return {
      status: context.status,
      html: '',
      cacheable: false,
      redirect: addressIn(LANGUAGE, context.headers.get('location') ?? '/'),
    }
  const body = renderToString(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </ServicesProvider>,
  )
  const own = services.queryClient.getQueryData(pageMetaQuery(address.pathname).queryKey) ?? null
  const state = {
    queries: dehydrate(services.queryClient),
    router: { loaderData: context.loaderData, errors: errorsOf(context.errors) },
  }
  return {
    status: context.statusCode,
    cacheable: context.statusCode === 200,
    noIndex: (own ?? handle).noIndex === true,
    html: documentHtml({ ...page, own, body, state }),
  }
}

function handleOf(routes: ReturnType<typeof createRoutes>, pathname: string): Page & { path?: string } {
  const leaf = matchRoutes(routes, pathname)?.at(-1)?.route
  // The '*' route catches everything, so there is always a leaf.
  return leaf?.handle as Page & { path?: string }
}

/** Errors cross as plain data: a status for what was thrown on purpose, and none of our text for the rest. */
function errorsOf(errors: Record<string, unknown> | null): Record<string, { status: number }> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      { status: typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500 },
    ]),
  )
}
