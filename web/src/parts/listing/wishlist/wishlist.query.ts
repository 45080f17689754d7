import { wishlistCalls } from '@roomtone/contract/wishlist/wishlist.calls'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

/** The start of both query keys. */
export const WISHLIST = ['wishlist'] as const
const idOf = ({ session }: Services) => session?.get()?.user.id ?? null

/** The saved listings: every heart on every page uses this one answer. */
export function savedQuery(services: Services) {
  return queryOptions({
    queryKey: [...WISHLIST, 'saved', idOf(services)],
    queryFn: async ({ signal }) => (await services.call(wishlistCalls.saved, {}, { signal })).saved,
    enabled: idOf(services) !== null,
    staleTime: 5 * 60_000,
  })
}

export function wishlistQuery(services: Services) {
  return infiniteQueryOptions({
    queryKey: [...WISHLIST, 'list', idOf(services)],
    queryFn: ({ pageParam, signal }) =>
      services.call(wishlistCalls.list, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}
