import type { Actor } from '@roomtone/domain/access/actor'
import type { BookingState, Party } from '@roomtone/domain/booking/process'
import type { Cents } from '@roomtone/domain/money/cents'
import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { executePrepared } from '../../../platform/db/driver.ts'
import { firstName } from '../../../platform/db/first-name.ts'
import { isRunBy, sharedWith } from '../../cohost/entry.ts'
import type { BookingRow } from '../booking.store.ts'
import { BOOKING_COLUMNS } from '../booking-columns.ts'

type Person = { name: string; avatarUrl: string | null; isVerified: boolean; since: Date; completed: number }

/** A booking with everything that a card of it says besides its own columns. */
export type ReadRow = BookingRow & {
  title: string
  city: string
  region: string
  coverId: string | null
  refunded: Cents
  /** The viewer has written their review of it. */
  isReviewed: boolean
  /** The viewer helps its host with bookings. */
  isShared: boolean
  /** Of a co-host: whether they also answer messages there. */
  mayMessage: boolean
  guest: Person
  host: Person
}

const completedOf = (column: 'guest_id' | 'host_id') =>
  sql<number>`(select count(*) from bookings as done
    where done.guest_id = ${sql.ref(`bookings.${column}`)} and done.state = 'completed')`

const COVER = sql<string | null>`(select photo_id from property_photos
  where property_photos.property_id = bookings.property_id order by position limit 1)`

/** A refund that failed has reached the credits all the same. */
const REFUNDED = sql<Cents>`(select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0)
  ::bigint from refunds where refunds.booking_id = bookings.id)`

const RUN = { host: 'bookings.host_id', listing: 'bookings.property_id' }

/**
 * What this viewer may know about. A host learns about a request when its card is good, and never about one
 * that failed before, and about a second hold while someone has it.
 */
function seenBy({ userId, roles }: Pick<Actor, 'userId' | 'roles'>) {
  if (roles.includes('admin')) return sql<SqlBool>`true`
  return sql<SqlBool>`(bookings.guest_id = ${userId}::uuid or (${isRunBy(userId, 'bookings', RUN)}
    and (bookings.sent_at is not null or bookings.confirmed_at is not null or bookings.state = 'second_hold')))`
}

/** In no particular order. */
export async function findReadRows(handle: Handle, ids: string[], viewer: Actor): Promise<ReadRow[]> {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('bookings')
      .innerJoin('properties', 'properties.id', 'bookings.property_id')
      .innerJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
      .innerJoin('users as guest_user', 'guest_user.id', 'bookings.guest_id')
      .innerJoin('profiles as host', 'host.id', 'bookings.host_id')
      .innerJoin('users as host_user', 'host_user.id', 'bookings.host_id')
      .select(BOOKING_COLUMNS)
      .select([
        sql<Date>`lower(bookings.during)`.as('starts_at'),
        sql<Date>`upper(bookings.during)`.as('ends_at'),
        'properties.search_id as listing_id',
        'properties.title',
        'properties.city',
        'properties.state as region',
        COVER.as('coverId'),
        REFUNDED.as('refunded'),
        sql<boolean>`exists (select 1 from reviews
        where reviews.booking_id = bookings.id and reviews.author_id = ${viewer.userId}::uuid)`.as(
          'isReviewed',
        ),
        sql<boolean>`(bookings.property_id = any(${sharedWith(viewer.userId, 'bookings')}))`.as('isShared'),
        sql<boolean>`(bookings.property_id = any(${sharedWith(viewer.userId, 'messages')}))`.as('mayMessage'),
        firstName('guest').as('guestName'),
        'guest.avatar_url as guestAvatarUrl',
        'guest.is_verified as isGuestVerified',
        'guest_user.created_at as guestSince',
        completedOf('guest_id').as('guestCompleted'),
        firstName('host').as('hostName'),
        'host.avatar_url as hostAvatarUrl',
        'host.is_verified as isHostVerified',
        'host_user.created_at as hostSince',
        completedOf('host_id').as('hostCompleted'),
      ])
      .where((eb) => eb('bookings.id', '=', eb.fn.any(eb.val(ids))))
      .where(seenBy(viewer)),
  )
  return rows.map((row) => ({
    ...row,
    guest: {
      name: row.guestName,
      avatarUrl: row.guestAvatarUrl,
      isVerified: row.isGuestVerified,
      since: row.guestSince,
      completed: row.guestCompleted,
    },
    host: {
      name: row.hostName,
      avatarUrl: row.hostAvatarUrl,
      isVerified: row.isHostVerified,
      since: row.hostSince,
      completed: row.hostCompleted,
    },
  }))
}

export type EventRow = {
  at: Date
  event: string
  party: Party
  state: BookingState
  /** First name of the co-host who did it for the host; null where it was the host, or another side. */
  helper: string | null
}

/** Refunds and payouts themselves tell what the processor did later. */
export async function findEvents(handle: Handle, bookingId: string): Promise<EventRow[]> {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('booking_events')
      .innerJoin('bookings', 'bookings.id', 'booking_events.booking_id')
      .leftJoin('profiles as helper', (join) =>
        join.on(
          sql<SqlBool>`booking_events.party = 'host' and helper.id = booking_events.actor_id
          and helper.id <> bookings.host_id`,
        ),
      )
      .select([
        'booking_events.at',
        'booking_events.event',
        'booking_events.party',
        'booking_events.to_state as state',
        firstName<string | null>('helper').as('helper'),
      ])
      .where('booking_events.booking_id', '=', bookingId)
      .orderBy('booking_events.id'),
  )
  return rows
}

export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number]

export async function findRefunds(handle: Handle, bookingId: string) {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('refunds')
      .select([
        'amount_cents as amount',
        'to_credit_cents as toCredit',
        'kind',
        'state',
        'created_at as createdAt',
        'settled_at as settledAt',
      ])
      .where('booking_id', '=', bookingId)
      .orderBy('created_at')
      .orderBy('id'),
  )
  return rows
}

export type PayoutRow = Awaited<ReturnType<typeof findPayoutOf>>

export async function findPayoutOf(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('payouts')
    .select([
      'state',
      'due_at as dueAt',
      'paid_cents as paid',
      'withheld_cents as withheld',
      'settled_at as settledAt',
    ])
    .where('booking_id', '=', bookingId)
    .where('cause', '=', 'booking')
    .executeTakeFirst()
}

type Waiting = Pick<BookingRow, 'id' | 'property_id' | 'starts_at' | 'ends_at' | 'created_at'>

/** How many earlier second holds want some of the same time. */
export async function countAhead(
  handle: Handle,
  { id, property_id, starts_at, ends_at, created_at }: Waiting,
  now: Date,
): Promise<number> {
  const { count } = await handle
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('property_id', '=', property_id)
    .where('state', '=', 'second_hold')
    .where('expires_at', '>', now)
    .where(sql<SqlBool>`during && tstzrange(${starts_at}, ${ends_at})`)
    .where(sql<SqlBool>`(created_at, id) < (${created_at}, ${id}::uuid)`)
    .executeTakeFirstOrThrow()
  return count
}
