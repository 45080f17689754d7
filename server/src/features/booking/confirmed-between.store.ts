import { type RawBuilder, sql } from 'kysely'
import type { Handle, SqlId } from '../../platform/db/database.ts'

/**
 * Whether two people have, or had, a confirmed booking with each other, no matter which of them was the guest
 * and where it was. Contacts open with the first one and stay open, even if it was canceled later.
 */
export const confirmedBetween = (one: SqlId, other: SqlId): RawBuilder<boolean> =>
  sql`(exists (select from bookings known where known.guest_id = ${one} and known.host_id = ${other}
      and known.confirmed_at is not null)
    or exists (select from bookings known where known.guest_id = ${other} and known.host_id = ${one}
      and known.confirmed_at is not null))`

export async function haveConfirmedBooking(handle: Handle, oneId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select ${confirmedBetween(sql`${oneId}::uuid`, sql`${otherId}::uuid`)} as are`.execute(handle)
  return rows[0]?.are ?? false
}
