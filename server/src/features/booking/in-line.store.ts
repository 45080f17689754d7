import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { isShutOut } from '../access-list/entry.ts'

/**
 * As for a new request: the space can be had, and neither side has blocked the other. Who is passed over keeps their
 * place until it ends by the clock; the sweep finds them when it is so again.
 */
const mayMoveUp = sql<SqlBool>`exists (select from properties as space
      join users as host on host.id = space.host_id
      join profiles as hosting on hosting.id = space.host_id
      where space.id = bookings.property_id and space.available
        and host.suspended_at is null and hosting.verification_status <> 'deactivated'
        and not ${isShutOut('host')})
    and not exists (select from user_blocks where (blocker_id, blocked_id) in (
      (bookings.guest_id, bookings.host_id), (bookings.host_id, bookings.guest_id)))`

/** In the order in which they came. */
export async function findInLine(tx: Tx, propertyId: string, from: Date, to: Date): Promise<string[]> {
  const found = await tx
    .selectFrom('bookings')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('state', '=', 'second_hold')
    .where(mayMoveUp)
    // With its turnaround: what stood in its way may begin only where its own time ends.
    .where(
      sql<SqlBool>`tstzrange(lower(during), upper(during) + make_interval(mins => turnaround_minutes))
        && tstzrange(${from}, ${to})`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/** Second holds whose time nothing has any more: they came while the one before them was going. */
export async function findFreeInLine(handle: Handle, now: Date, limit: number) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select([
      'bookings.property_id as propertyId',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
    ])
    .where('bookings.state', '=', 'second_hold')
    .where('bookings.expires_at', '>', now)
    .where(mayMoveUp)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('holds')
            .select('holds.id')
            .whereRef('holds.listing_id', '=', 'properties.search_id')
            .where(
              sql<SqlBool>`holds.during && tstzrange(lower(bookings.during),
                upper(bookings.during) + make_interval(mins => bookings.turnaround_minutes))`,
            ),
        ),
      ),
    )
    .orderBy('bookings.created_at')
    .limit(limit)
    .execute()
}
