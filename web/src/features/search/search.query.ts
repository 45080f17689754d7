import { searchCalls } from '@roomtone/contract/search/search.calls'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { type SearchState, searchInput } from './search-state.ts'

/** Grows by cursor, and keeps every page, so that Back finds the list as long as it was. */
export function spacesQuery({ call }: Services, state: SearchState) {
  const query = searchInput(state)
  return infiniteQueryOptions({
    queryKey: ['search', query],
    queryFn: ({ pageParam, signal }) =>
      call(searchCalls.search, { query: { ...query, cursor: pageParam || undefined } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
