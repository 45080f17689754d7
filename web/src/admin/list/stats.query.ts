import { adminCalls } from '@roomtone/contract/admin/admin.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

export function statsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => call(adminCalls.stats, {}, { signal }),
    // The page stays open on a desk all day.
    refetchInterval: 30_000,
  })
}
