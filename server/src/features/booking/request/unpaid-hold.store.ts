import type { Handle, Tx } from '../../../platform/db/database.ts'

/** What is held for this person without being paid for, `except` one. Money that is being taken is no longer unpaid. */
export async function findUnpaid(handle: Handle, guestId: string, except: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('bookings')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('state', '=', 'awaiting_payment')
    .where('confirming_since', 'is', null)
    .where('id', '<>', except)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** False: another booking is this person's one unpaid hold. A trigger ends it with the booking's state. */
export async function insertUnpaidHold(tx: Tx, guestId: string, bookingId: string): Promise<boolean> {
  const result = await tx
    .insertInto('unpaid_holds')
    .values({ guest_id: guestId, booking_id: bookingId })
    .onConflict((conflict) => conflict.constraint('unpaid_holds_pkey').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}
