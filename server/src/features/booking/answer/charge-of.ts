import { chargeGuest } from '@roomtone/domain/ledger/movements'
import type { Transfer } from '@roomtone/domain/ledger/transfer'
import type { BookingRow } from '../booking.store.ts'

/** What confirming this booking writes in the ledger: what its guest owes, and to whom. */
export function chargeOf(booking: BookingRow): Transfer {
  return chargeGuest({
    bookingId: booking.id,
    hostId: booking.host_id,
    price: {
      rent: booking.rent_cents,
      subtotal: booking.subtotal_cents,
      platformFee: booking.fee_cents,
      tax: booking.tax_cents,
    },
  })
}
