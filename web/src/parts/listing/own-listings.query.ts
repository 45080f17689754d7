import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

/** Drafts, applications under way and listings: everything the host has. */
export function ownListingsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['hosting', 'listings'],
    queryFn: ({ signal }) => call(hostingCalls.listings, {}, { signal }),
    // The wizard saves drafts without updating this list.
    staleTime: 0,
  })
}

/** Not reloaded while someone types: they learn of another device's changes when they save. */
export function ownListingQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['hosting', 'listing', id],
    queryFn: ({ signal }) => call(hostingCalls.show, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
