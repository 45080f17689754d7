import { areasOf } from '@roomtone/domain/calendar/areas'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { isRunBy } from '../cohost/entry.ts'

const COLUMNS = [
  'id',
  'search_id as searchId',
  'time_zone as timeZone',
  'calendar_token as token',
  'areas',
] as const

const RUN = { host: 'properties.host_id', listing: 'properties.id' }

/** Whose listing it is is part of the question: someone else's is not found, unless its calendar is shared. */
export async function findOwnListing(handle: Handle, id: string, userId: string) {
  return handle
    .selectFrom('properties')
    .select([
      ...COLUMNS,
      'price_per_day_cents as pricePerDay',
      'weekend_days as weekendDays',
      'weekend_price_cents as weekendPrice',
      'opens_at as opensAt',
      'closes_at as closesAt',
      'week_hours as weekHours',
    ])
    .where('id', '=', id)
    .where(isRunBy(userId, 'calendar', RUN))
    .executeTakeFirst()
}

/**
 * One change of a listing's calendar at a time. Weaker than `for update`: bookings refer to this row and must not
 * wait for it; what they take in the meantime is noticed by the constraint on holds.
 */
export async function lockOwnListing(tx: Tx, id: string, userId: string) {
  const listing = await tx
    .selectFrom('properties')
    .select(COLUMNS)
    .where('id', '=', id)
    .where(isRunBy(userId, 'calendar', RUN))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return listing && { ...listing, areas: areasOf(listing.areas) }
}

/** For jobs, which come without a person. */
export async function lockListing(tx: Tx, id: string) {
  const listing = await tx
    .selectFrom('properties')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return listing && { ...listing, areas: areasOf(listing.areas) }
}

export async function findListingByToken(handle: Handle, token: string) {
  return handle
    .selectFrom('properties')
    .innerJoin('users as host', 'host.id', 'properties.host_id')
    .select(['properties.id', 'properties.search_id as searchId', 'host.language'])
    .where('calendar_token', '=', token)
    .executeTakeFirst()
}
