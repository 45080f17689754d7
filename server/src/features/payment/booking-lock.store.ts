import type { Handle, Tx } from '../../platform/db/database.ts'

/** Taken before anything about its money: other changes of the booking wait until this transaction ends. */
export async function lockBookingRow(tx: Tx, bookingId: string): Promise<void> {
  await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().executeTakeFirst()
}

export async function isBooking(handle: Handle, id: string): Promise<boolean> {
  const row = await handle.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
