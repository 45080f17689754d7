import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { isShutOut } from '../../access-list/entry.ts'

/**
 * As for a new request: the space is available, and neither side has blocked the other. A second hold that is
 * passed over keeps its place until it ends by the clock; the sweep finds it when the condition is met again.
 */
const mayMoveUp = sql<SqlBool>`exists (select from properties as space
      join users as host on host.id = space.host_id
      join profiles as hosting on hosting.id = space.host_id
      where space.id = bookings.property_id and space.available
        and host.suspended_at is null and hosting.verification_status <> 'deactivated'
        and not ${isShutOut('host')})
    and not exists (select from user_blocks where (blocker_id, blocked_id) in (
      (bookings.guest_id, bookings.host_id), (bookings.host_id, bookings.guest_id)))`

/** Includes its turnaround: what blocks it may begin only where its own time ends. */
const meets = (from: Date, to: Date) =>
  sql<SqlBool>`tstzrange(lower(bookings.during),
      upper(bookings.during) + make_interval(mins => bookings.turnaround_minutes)) && tstzrange(${from}, ${to})`

/** In any space of the house that has some of the same areas. */
function inLine(tx: Tx, propertyId: string, from: Date, to: Date) {
  return tx
    .selectFrom('properties as freed')
    .innerJoin('properties as wanted', (join) =>
      join
        .onRef('wanted.premises_id', '=', 'freed.premises_id')
        .on(sql<SqlBool>`(wanted.areas + wanted.shared_areas) && (freed.areas + freed.shared_areas)`),
    )
    .innerJoin('bookings', 'bookings.property_id', 'wanted.id')
    .select('bookings.id')
    .where('freed.id', '=', propertyId)
    .where('bookings.state', '=', 'second_hold')
    .where(meets(from, to))
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
}

/** In the order in which they came, without who is passed over. */
export async function findInLine(tx: Tx, propertyId: string, from: Date, to: Date): Promise<string[]> {
  const found = await inLine(tx, propertyId, from, to).where(mayMoveUp).execute()
  return found.map(({ id }) => id)
}

/** Everyone with a second hold on any of it, where it leaves them nothing. */
export async function findAllInLine(tx: Tx, propertyId: string, from: Date, to: Date): Promise<string[]> {
  const found = await inLine(tx, propertyId, from, to)
    .where(sql<SqlBool>`wanted.areas && freed.areas`)
    .execute()
  return found.map(({ id }) => id)
}

type Own = { guestId: string; propertyId: string; startsAt: Date; endsAt: Date; now: Date }

/** Whether the person already has some of that time, or a second hold on it. */
export async function hasOwnThere(tx: Tx, own: Own): Promise<boolean> {
  const found = await tx
    .selectFrom('bookings')
    .select('id')
    .where('guest_id', '=', own.guestId)
    .where('property_id', '=', own.propertyId)
    .where('state', 'in', ['awaiting_payment', 'pending', 'confirmed', 'second_hold', 'offered'])
    .where(sql<SqlBool>`(expires_at is null or expires_at > ${own.now} or confirming_since is not null)`)
    .where(meets(own.startsAt, own.endsAt))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Second holds on a time that is free: they were made while the one before them was ending. */
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
          selectFrom('busy_times')
            .select('busy_times.listing_id')
            .whereRef('busy_times.listing_id', '=', 'properties.search_id')
            .where(sql<SqlBool>`upper(busy_times.during) > lower(bookings.during) and lower(busy_times.during)
                < upper(bookings.during) + make_interval(mins => bookings.turnaround_minutes)`),
        ),
      ),
    )
    .orderBy('bookings.created_at')
    .limit(limit)
    .execute()
}
