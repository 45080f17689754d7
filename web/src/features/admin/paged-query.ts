import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

export type PageOf<T> = { items: T[]; nextCursor: string | null; total: number }

/** A list that grows by cursor. What stood there before stays, dimmed, while another filter is fetched. */
export function pagedQuery<Page extends PageOf<unknown>>(
  queryKey: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}
