import { TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'
import { isRunBy } from '../../cohost/entry.ts'

/** More than anyone looks after in a day; a list that long has its own page. */
const MOST = 50

const startsAt = sql<Date>`lower(bookings.during)`
const endsAt = sql<Date>`upper(bookings.during)`

/** On whatever day it is there, by the clocks of each space. */
const isToday = (now: Date) =>
  sql<SqlBool>`(${startsAt} at time zone bookings.time_zone)::date = (${now}::timestamptz at time zone bookings.time_zone)::date`
const isOpen = (now: Date) =>
  sql<SqlBool>`(bookings.expires_at > ${now} or bookings.confirming_since is not null)`

/** A host, or a co-host who helps with bookings. */
type Asked = { userId: string; now: Date }

const isRun = (userId: string) =>
  isRunBy(userId, 'bookings', { host: 'bookings.host_id', listing: 'bookings.property_id' })

async function idsOf(
  handle: Handle,
  mine: RawBuilder<SqlBool>,
  filter: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  limit = MOST,
): Promise<string[]> {
  const rows = await handle
    .selectFrom('bookings')
    .select('bookings.id')
    .where(mine)
    .where(filter)
    .orderBy(order)
    .orderBy('bookings.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The soonest deadline first. */
export async function findRequests(handle: Handle, { userId, now }: Asked): Promise<string[]> {
  const filter = sql<SqlBool>`bookings.state = 'pending' and ${isOpen(now)}`
  return idsOf(handle, isRun(userId), filter, sql`bookings.expires_at`)
}

export async function findArriving(handle: Handle, { userId, now }: Asked): Promise<string[]> {
  const filter = sql<SqlBool>`bookings.state = 'confirmed' and ${startsAt} > ${now} and ${isToday(now)}`
  return idsOf(handle, isRun(userId), filter, startsAt)
}

export async function findInProgress(handle: Handle, { userId, now }: Asked): Promise<string[]> {
  const filter = sql<SqlBool>`bookings.state = 'confirmed' and bookings.during @> ${now}::timestamptz`
  return idsOf(handle, isRun(userId), filter, endsAt)
}

/** The latest first. Reviews are the host's own words. */
export async function findToReview(handle: Handle, hostId: string, since: Date): Promise<string[]> {
  const filter = sql<SqlBool>`bookings.state = 'completed' and ${endsAt} > ${since}
    and not exists (select 1 from reviews where reviews.booking_id = bookings.id and reviews.side = 'host')`
  return idsOf(handle, sql<SqlBool>`bookings.host_id = ${hostId}::uuid`, filter, sql`${endsAt} desc`)
}

export async function findComingUp(handle: Handle, { userId, now }: Asked, limit: number): Promise<string[]> {
  const filter = sql<SqlBool>`${startsAt} > ${now} and not ${isToday(now)}
    and (bookings.state = 'confirmed' or (bookings.state = 'pending' and ${isOpen(now)}))`
  return idsOf(handle, isRun(userId), filter, startsAt, limit)
}

/** What the call sheet has a row for, in the order in which they were listed. */
export async function findSheetListings(handle: Handle, userId: string) {
  return handle
    .selectFrom('properties')
    .innerJoin('profiles as host', 'host.id', 'properties.host_id')
    .select([
      'properties.id',
      sql<string | null>`case when properties.host_id <> ${userId}::uuid then ${firstName('host')} end`.as(
        'sharedBy',
      ),
      'search_id as searchId',
      'title',
      'time_zone as timeZone',
      'opens_at as opensAt',
      'closes_at as closesAt',
      'week_hours as weekHours',
      sql<string | null>`(select photo_id from property_photos
        where property_photos.property_id = properties.id order by position limit 1)`.as('coverId'),
    ])
    .where(isRunBy(userId, 'bookings', { host: 'properties.host_id', listing: 'properties.id' }))
    .where('available', '=', sql<boolean>`true`)
    .orderBy('properties.created_at')
    .orderBy('properties.id')
    .limit(MOST)
    .execute()
}

/** Live, their own, and with terms that they have not confirmed; in the order in which they were listed. */
export async function findTermsToConfirm(handle: Handle, hostId: string) {
  return handle
    .selectFrom('properties')
    .select(['id', 'title', 'terms_confirmed as confirmed'])
    .where('host_id', '=', hostId)
    .where('available', '=', sql<boolean>`true`)
    .where(sql<SqlBool>`not terms_confirmed @> ${[...TERMS_BLOCKS]}::text[]`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
}

export async function hasPayoutAccount(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('payout_accounts')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}
