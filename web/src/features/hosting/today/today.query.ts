import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

/** Requests come and go at any moment; a hidden page does not poll. */
export const PAUSE = 15_000

export function todayQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['hosting', 'today'],
    queryFn: ({ signal }) => call(bookingCalls.today, {}, { signal }),
    staleTime: 5000,
    refetchInterval: PAUSE,
  })
}

export const HOST_LISTS = ['requests', 'second_holds', 'upcoming', 'past'] as const
export type HostList = (typeof HOST_LISTS)[number]

export function hostBookingsQuery({ call }: Services, show: HostList) {
  return pagedQuery(['hosting', 'bookings', show], (cursor, signal) =>
    call(bookingCalls.hostBookings, { query: { show, cursor, limit: 12 } }, { signal }),
  )
}
