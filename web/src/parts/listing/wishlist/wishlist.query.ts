import { wishlistCalls } from '@roomtone/contract/wishlist/wishlist.calls'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

/** What stands at the head of both questions. */
export const WISHLIST = ['wishlist'] as const
const idOf = ({ session }: Services) => session?.get()?.user.id ?? null

/** Which listings are saved: every heart on every page asks this one answer. */
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
