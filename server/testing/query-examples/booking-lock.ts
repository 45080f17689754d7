import type * as store from '../../src/features/payment/booking-lock.store.ts'
import { isBooking, lockBookingRow } from '../../src/features/payment/booking-lock.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  isBooking: (tx) => isBooking(tx, id),
  lockBookingRow: (tx) => lockBookingRow(tx, id),
}
