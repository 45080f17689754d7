import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { bookingQuery } from '../booking/booking.query.ts'
import { pauseBefore, standingOf } from './standing.ts'

/** Asks again by itself while the bank has not answered. */
export function paidBookingQuery(services: Services, id: string) {
  return queryOptions({
    ...bookingQuery(services, id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      pauseBefore(state.data ? standingOf(state.data) : null, state.dataUpdateCount),
  })
}

export function cardsQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['cards', session?.get()?.user.id ?? null],
    queryFn: ({ signal }) => call(paymentCalls.cards, {}, { signal }),
  })
}
