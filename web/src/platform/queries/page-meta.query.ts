import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { PageMeta } from '../route.ts'

/** What a page that is about one thing says of itself in its head; absent where the page table's words will do. */
export type OwnMeta = PageMeta & {
  description?: string
  image?: string /** For search engines, as JSON-LD. */
  structured?: object
}

export function pageMetaQuery(pathname: string) {
  return queryOptions<OwnMeta | null>({
    queryKey: ['page-meta', pathname],
    // Set by a page's loader. Asking for it would have the root drawn anew, and with it, at once, a page that is still
    // coming alive bit by bit.
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function setPageMeta(queryClient: QueryClient, pathname: string, meta: OwnMeta): void {
  queryClient.setQueryData(pageMetaQuery(pathname).queryKey, meta)
}
