import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { PageMeta } from '../route.ts'

/** The head of a page about one thing; absent where the page table's words are enough. */
export type OwnMeta = PageMeta & {
  description?: string
  image?: string /** For search engines, as JSON-LD. */
  structured?: object
}

export function pageMetaQuery(pathname: string) {
  return queryOptions<OwnMeta | null>({
    queryKey: ['page-meta', pathname],
    // A page's loader sets it. Fetching it would redraw the root, and with it, in one go, a page that is
    // still hydrating piece by piece.
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function setPageMeta(queryClient: QueryClient, pathname: string, meta: OwnMeta): void {
  queryClient.setQueryData(pageMetaQuery(pathname).queryKey, meta)
}
