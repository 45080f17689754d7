import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { BookingState } from '@roomtone/domain/booking/process'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { pagedQuery } from './paged-query.ts'

type BookingFilter = { q: string; state: BookingState | undefined }

export function adminBookingsQuery({ call }: Services, filter: BookingFilter) {
  return pagedQuery(['admin', 'bookings', filter], (cursor, signal) =>
    call(bookingCalls.adminList, { query: { ...filter, cursor } }, { signal }),
  )
}

/** One row is enough to learn how many there are. */
export function pendingBookingsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'bookings-pending'],
    queryFn: async ({ signal }) =>
      (await call(bookingCalls.adminList, { query: { state: 'pending', limit: 1 } }, { signal })).total,
  })
}

export function reconciliationsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'reconciliations'],
    queryFn: async ({ signal }) => (await call(bookingCalls.reconciliations, {}, { signal })).items,
  })
}
