import type { Handle, Tx } from '../../platform/db/database.ts'

/** Before anything of its money: whoever moves the booking waits until this transaction is through. */
export async function lockBookingRow(tx: Tx, bookingId: string): Promise<void> {
  await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().executeTakeFirst()
}

export async function isBooking(handle: Handle, id: string): Promise<boolean> {
  const row = await handle.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
