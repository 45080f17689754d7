import { spacesQuery } from '../features/search/search.query.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { parseSearch } from '../features/search/search-state.ts'
import type { RouteModule } from '../platform/route.ts'

export { search as title } from '@roomtone/texts/shell/titles'

export const load: RouteModule['load'] = async (services, { request }) => {
  const state = parseSearch(new URL(request.url).searchParams)
  const loading = services.queryClient.prefetchInfiniteQuery(spacesQuery(services, state))
  // In the browser the page shows that it is loading; only the server has to wait for the first results.
  if (services.session === null) await loading
}

/** Another filter is another query of the search, not of the page's rule. */
export const shouldRevalidate: RouteModule['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

export const Page = SearchPage
