import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { BookingState } from '@roomtone/domain/booking/process'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import type { Services } from '../../platform/services.tsx'

type BookingFilter = {
  q: string
  state: BookingState | undefined
  payout: 'stuck' | undefined
  sort: TimeSort
}

export function adminBookingsQuery({ call }: Services, filter: BookingFilter) {
  return pagedQuery(['admin', 'bookings', filter], (cursor, signal, limit) =>
    call(bookingCalls.adminList, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

/** One row is enough to get the total. */
export function reconciliationsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'reconciliations'],
    queryFn: async ({ signal }) => (await call(bookingCalls.reconciliations, {}, { signal })).items,
  })
}
