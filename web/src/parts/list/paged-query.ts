import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { QueryKeyOf } from '../../platform/queries/query-names.ts'

/** The total may be left out of further pages. */
export type PageOf<T> = { items: T[]; nextCursor: string | null; total: number | null }
export type ReadPage<Page> = (
  cursor: string | undefined,
  signal: AbortSignal,
  /** For a file: as many in one request as are allowed. */
  limit?: number,
) => Promise<Page>

/** A list that grows by cursor. The rows of before stay, dimmed, while another filter is fetched. */
export function pagedQuery<Page extends PageOf<unknown>>(queryKey: QueryKeyOf, read: ReadPage<Page>) {
  const options = infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  return Object.assign(options, { read })
}
