import type { HostBookingList } from '@roomtone/contract/booking/list-host-bookings'
import type { BookingState } from '@roomtone/domain/booking/process'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { timeOrder } from '../../../platform/db/time-order.ts'
import { isRunBy } from '../../cohost/entry.ts'

type After = { at: Date; id: string } | null
type Filter = RawBuilder<SqlBool>
type Key = { id: string; at: Date }

const startsAt = sql<Date>`lower(bookings.during)`
const endsAt = sql<Date>`upper(bookings.during)`

/** The clock has ended it, and the sweep has not come by. */
function overdue(now: Date): Filter {
  return sql`(bookings.expires_at is not null and bookings.expires_at <= ${now} and bookings.confirming_since is null)`
}

/** Neither over nor ended. */
function ahead(now: Date): Filter {
  return sql`(bookings.state in ('awaiting_payment', 'pending', 'second_hold', 'offered', 'confirmed')
    and ${endsAt} > ${now} and not ${overdue(now)})`
}

const RUN = { host: 'bookings.host_id', listing: 'bookings.property_id' }
const reachedHost: Filter = sql`(bookings.sent_at is not null or bookings.confirmed_at is not null)`

type TripFilter = { guestId: string; when: 'upcoming' | 'past'; now: Date }

function isTrip({ guestId, when, now }: TripFilter): Filter {
  const side = when === 'upcoming' ? ahead(now) : sql`not ${ahead(now)}`
  return sql`bookings.guest_id = ${guestId}::uuid and ${side}`
}

/** Upcoming trips from the soonest on, past ones from the latest on. */
export async function findTripPage(
  handle: Handle,
  filter: TripFilter,
  { after, limit }: { after: After; limit: number },
): Promise<Key[]> {
  return pageBy(handle, isTrip(filter), startsAt, filter.when === 'upcoming' ? 'asc' : 'desc', after, limit)
}

export async function countTrips(handle: Handle, filter: TripFilter): Promise<number> {
  return count(handle, isTrip(filter))
}

type HostFilter = {
  /** Whose listings, or who helps with them. */
  userId: string
  show: HostBookingList
  propertyId?: string | undefined
  now: Date
}

function isHosted({ userId, show, propertyId, now }: HostFilter): Filter {
  const own = isRunBy(userId, 'bookings', RUN)
  const at: Filter =
    propertyId === undefined ? own : sql`${own} and bookings.property_id = ${propertyId}::uuid`
  if (show === 'second_holds') return sql`${at} and bookings.state = 'second_hold' and not ${overdue(now)}`
  const here = sql<SqlBool>`${at} and ${reachedHost}`
  if (show === 'requests') return sql`${here} and bookings.state = 'pending' and not ${overdue(now)}`
  if (show === 'upcoming') return sql`${here} and bookings.state = 'confirmed' and ${endsAt} > ${now}`
  return sql`${here} and not ${ahead(now)}`
}

/** Requests by their deadline, what is ahead from the soonest on, past ones from the latest on. */
export async function findHostPage(
  handle: Handle,
  filter: HostFilter,
  { after, limit }: { after: After; limit: number },
): Promise<Key[]> {
  const key = filter.show === 'requests' ? sql<Date>`bookings.expires_at` : startsAt
  return pageBy(handle, isHosted(filter), key, filter.show === 'past' ? 'desc' : 'asc', after, limit)
}

export async function countHosted(handle: Handle, filter: HostFilter): Promise<number> {
  return count(handle, isHosted(filter))
}

async function pageBy(
  handle: Handle,
  filter: Filter,
  key: RawBuilder<Date>,
  direction: 'asc' | 'desc',
  after: After,
  limit: number,
): Promise<Key[]> {
  let query = handle
    .selectFrom('bookings')
    .select(['bookings.id', key.as('at')])
    .where(filter)
    .orderBy(key, direction)
    .orderBy('bookings.id', direction)
    .limit(limit + 1)
  const further = direction === 'asc' ? sql`>` : sql`<`
  if (after)
    query = query.where(sql<SqlBool>`(${key}, bookings.id) ${further} (${after.at}, ${after.id}::uuid)`)
  return query.execute()
}

async function count(handle: Handle, filter: Filter): Promise<number> {
  const row = await handle
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(filter)
    .executeTakeFirstOrThrow()
  return row.count
}

type AdminFilter = { q: string; state?: BookingState | undefined; payout?: 'stuck' | undefined; now: Date }

export async function findAdminPage(
  handle: Handle,
  filter: AdminFilter,
  { sort, after, limit }: { sort: TimeSort; after: After; limit: number },
) {
  const { way, beyond } = timeOrder(sort)
  let query = everything(handle)
    .select([
      'bookings.id',
      'bookings.created_at as createdAt',
      'guest.email as guestEmail',
      'host.email as hostEmail',
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint from charges
        where charges.booking_id = bookings.id and charges.state = 'captured')`.as('captured'),
      sql<number>`(select coalesce(sum(amount_cents), 0)::bigint from credit_uses
        where credit_uses.booking_id = bookings.id and credit_uses.state = 'spent')`.as('credit'),
      sql<number>`(select coalesce(sum(case refunds.state when 'failed' then to_credit_cents else amount_cents end), 0)
        ::bigint from refunds where refunds.booking_id = bookings.id)`.as('refunded'),
    ])
    .where(matches(filter))
    .orderBy('bookings.created_at', way)
    .orderBy('bookings.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(bookings.created_at, bookings.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

/** Only words are looked for in what is joined, and nothing of that is ever missing. */
export async function countAll(handle: Handle, filter: AdminFilter): Promise<number> {
  if (idStart(filter.q) !== null) return count(handle, matches(filter))
  const row = await everything(handle)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return row.count
}

function everything(handle: Handle) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('users as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('users as host', 'host.id', 'bookings.host_id')
}

function matches({ q, state, payout, now }: AdminFilter): Filter {
  return sql`${isInState(state, now)} and ${isFound(q)} and ${payout === 'stuck' ? isUnpaid(now) : sql`true`}`
}

function isUnpaid(now: Date): Filter {
  return sql`exists (select 1 from payouts where payouts.booking_id = bookings.id
    and (payouts.state = 'refused' or (payouts.state = 'without_account' and payouts.due_at <= ${now})))`
}

/** As people see it: what the clock has ended is expired, swept or not. */
function isInState(state: BookingState | undefined, now: Date): Filter {
  if (state === undefined) return sql`true`
  if (state === 'expired') return sql`(bookings.state = 'expired' or ${overdue(now)})`
  return sql`bookings.state = ${state} and not ${overdue(now)}`
}

const ID_START = /^[0-9a-f]{8,32}$/

/** How the ids begin that are looked for, which may be anyhow; null where it is words. */
function idStart(q: string): string | null {
  const start = q.toLowerCase().replaceAll('-', '')
  return q === '' || ID_START.test(start) ? start : null
}

function isFound(q: string): Filter {
  if (q === '') return sql`true`
  const start = idStart(q)
  if (start !== null)
    return sql`bookings.id between ${start.padEnd(32, '0')}::uuid and ${start.padEnd(32, 'f')}::uuid`
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(properties.title ilike ${pattern} or bookings.production_title ilike ${pattern}
    or guest.email ilike ${pattern} or host.email ilike ${pattern})`
}
