import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

const PAGE = 24

/** Everything on offer, newest first. */
export function browseQuery({ call }: Services) {
  return infiniteQueryOptions({
    queryKey: ['properties'],
    queryFn: ({ pageParam, signal }) =>
      call(listingCalls.list, { query: { cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 60_000,
  })
}
