import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Waits for requests that are being answered at this moment: they may become upcoming bookings. */
export async function lockOpenRequests(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('bookings')
    .select('id')
    .where('expires_at', 'is not', null)
    .where(({ or, eb }) => or([eb('guest_id', '=', userId), eb('host_id', '=', userId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export type AheadRow = Awaited<ReturnType<typeof findBookingsAhead>>[number]

/** Confirmed, or about to be: the host has said yes and the card is being charged. */
export async function findBookingsAhead(handle: Handle, userId: string, now: Date) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select([
      'bookings.id',
      'properties.title',
      'properties.time_zone as timeZone',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<'guest' | 'host'>`case bookings.guest_id when ${userId} then 'guest' else 'host' end`.as('side'),
    ])
    .where(({ or, eb }) => or([eb('bookings.guest_id', '=', userId), eb('bookings.host_id', '=', userId)]))
    .where(({ or, eb }) =>
      or([eb('bookings.state', '=', 'confirmed'), eb('bookings.confirming_since', 'is not', null)]),
    )
    .where(sql<SqlBool>`upper(bookings.during) > ${now}`)
    .orderBy(sql`lower(bookings.during)`)
    .orderBy('bookings.id')
    .limit(100)
    .execute()
}

/** False: it is deactivated already. */
export async function deactivateProfile(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('profiles')
    .set((eb) => ({
      status_before_deactivation: eb.ref('verification_status'),
      verification_status: 'deactivated',
      is_verified: false,
      updated_at: now,
    }))
    .where('id', '=', userId)
    .where('verification_status', '<>', 'deactivated')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
