import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../platform/queries/query-names.ts'
import type { Services } from '../../platform/services.tsx'

export type TripsWhen = 'upcoming' | 'past'

export function bookingQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['booking', id],
    queryFn: ({ signal }) => call(bookingCalls.show, { params: { id } }, { signal }),
  })
}

export function tripsQuery({ call, session }: Services, when: TripsWhen) {
  return infiniteQueryOptions({
    queryKey: ['trips', when, session?.get()?.user.id ?? null],
    queryFn: ({ pageParam, signal }) =>
      call(bookingCalls.trips, { query: { when, cursor: pageParam, limit: 12 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}

/** What canceling would do right now: never cached, because it changes with the time. */
export function cancellationQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['cancellation', id],
    queryFn: ({ signal }) => call(bookingCalls.cancellation, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** What accepting would charge and pay out right now: never cached, because it changes with the time. */
export function acceptanceQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['acceptance', id],
    queryFn: ({ signal }) => call(bookingCalls.acceptance, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * Reloads everything that shows bookings: the page of one, the guest's list, the host's console, and open
 * threads.
 */
export async function refreshBookings(queryClient: QueryClient): Promise<void> {
  await refresh(queryClient, 'booking', 'trips', 'hosting', 'conversation')
}
