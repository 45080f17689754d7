import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

/** Keyed beside its booking: whatever reloads the booking's page reloads this too. */
export function bookingClaimsQuery({ call }: Services, bookingId: string) {
  return queryOptions({
    queryKey: ['booking', bookingId, 'claims'],
    queryFn: ({ signal }) => call(claimCalls.ofBooking, { params: { id: bookingId } }, { signal }),
  })
}

export function claimQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['claim', id],
    queryFn: ({ signal }) => call(claimCalls.show, { params: { id } }, { signal }),
  })
}

export function choicesQuery({ call }: Services, bookingId: string) {
  return queryOptions({
    queryKey: ['claim-choices', bookingId],
    queryFn: ({ signal }) => call(claimCalls.choices, { params: { id: bookingId } }, { signal }),
    staleTime: 0,
  })
}
