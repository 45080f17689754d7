import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'

/** Who waits for time of these listings that somebody else has, in the order in which they came. */
export async function findSecondHolds(
  handle: Handle,
  propertyIds: string[],
  { from, to, now }: { from: Date; to: Date; now: Date },
) {
  return handle
    .selectFrom('bookings')
    .innerJoin('profiles', 'profiles.id', 'bookings.guest_id')
    .select([
      'bookings.id',
      'bookings.property_id as propertyId',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.expires_at as until',
      'bookings.production_title as production',
      firstName('profiles').as('guest'),
    ])
    .where('bookings.property_id', '=', sql<string>`any(${propertyIds}::uuid[])`)
    .where('bookings.state', '=', 'second_hold')
    .where(sql<SqlBool>`(bookings.expires_at is null or bookings.expires_at > ${now})`)
    .where(sql<SqlBool>`bookings.during && tstzrange(${from}, ${to})`)
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
    .execute()
}

export type SecondHold = Awaited<ReturnType<typeof findSecondHolds>>[number]
