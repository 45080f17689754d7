import { packetCalls, releaseCalls } from '@roomtone/contract/compliance/compliance.calls'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../platform/queries/query-names.ts'
import type { Services } from '../../platform/services.tsx'

export function packetQuery({ call }: Services, bookingId: string) {
  return queryOptions({
    queryKey: ['packet', bookingId],
    queryFn: ({ signal }) => call(packetCalls.show, { params: { id: bookingId } }, { signal }),
  })
}

/**
 * A release's words. They never reload by themselves: a text that changes while it is read could be signed
 * unread. The packet says when there is a newer one.
 */
export function releaseQuery({ call }: Services, bookingId: string, version: number | undefined) {
  return queryOptions({
    queryKey: ['release', bookingId, version ?? 'current'],
    queryFn: ({ signal }) =>
      call(releaseCalls.show, { params: { id: bookingId }, query: { version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Reloads everything that shows something of a packet. */
export async function refreshPackets(queryClient: QueryClient): Promise<void> {
  await refresh(queryClient, 'packet', 'packets')
}
