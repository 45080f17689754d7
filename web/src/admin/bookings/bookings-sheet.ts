import type { AdminBookingCard } from '@roomtone/contract/booking/admin-bookings'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import { bookingStates } from '@roomtone/texts/labels'
import { dollars, type SheetColumn } from '../../parts/file/csv.ts'

export const BOOKING_SHEET: readonly SheetColumn<AdminBookingCard>[] = [
  [head.id, ({ id }) => id],
  [head.state, ({ state }) => bookingStates[state]],
  [head.title, ({ property }) => property.title],
  [head.city, ({ property }) => property.city],
  [head.production, ({ production }) => production.title],
  [head.guest, ({ guestEmail }) => guestEmail],
  [head.host, ({ hostEmail }) => hostEmail],
  [head.starts, ({ startsAt }) => startsAt],
  [head.ends, ({ endsAt }) => endsAt],
  [head.requested, ({ createdAt }) => createdAt],
  [head.total, ({ total }) => dollars(total)],
  [head.captured, ({ captured }) => dollars(captured)],
  [head.credit, ({ credit }) => dollars(credit)],
  [head.refunded, ({ refunded }) => dollars(refunded)],
]
