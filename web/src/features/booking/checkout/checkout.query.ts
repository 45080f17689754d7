import { queryOptions } from '@tanstack/react-query'
import { bookingQuery } from '../../../parts/booking/booking.query.ts'
import type { Services } from '../../../platform/services.tsx'
import { pauseBefore, standingOf } from './standing.ts'

/** Polls while the bank has not answered. */
export function paidBookingQuery(services: Services, id: string) {
  return queryOptions({
    ...bookingQuery(services, id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      pauseBefore(state.data ? standingOf(state.data) : null, state.dataUpdateCount),
  })
}
