import { areasOf } from '@roomtone/domain/calendar/areas'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { isRunBy } from '../cohost/entry.ts'

const COLUMNS = [
  'id',
  'search_id as searchId',
  'time_zone as timeZone',
  'calendar_token as token',
  'areas',
] as const

const OWN = [
  ...COLUMNS,
  'price_per_day_cents as pricePerDay',
  'weekend_days as weekendDays',
  'weekend_price_cents as weekendPrice',
  'hourly_rate_cents as hourlyRate',
  'weekend_hourly_rate_cents as weekendHourlyRate',
  'rents_by as rentsBy',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'week_hours as weekHours',
] as const

const RUN = { host: 'properties.host_id', listing: 'properties.id' }

/** Whose listing it is is part of the question: someone else's is not found, unless its calendar is shared. */
export async function findOwnListing(handle: Handle, id: string, userId: string) {
  return handle
    .selectFrom('properties')
    .select([...OWN, sql<boolean>`${isRunBy(userId, 'bookings', RUN)}`.as('seesBookings')])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(isRunBy(userId, 'calendar', RUN))
    .executeTakeFirst()
}

/** Every listing whose calendar a person keeps, the spaces of a house together. */
export async function findOwnCalendars(handle: Handle, userId: string) {
  return handle
    .selectFrom('properties')
    .innerJoin('premises', 'premises.id', 'properties.premises_id')
    .select([
      ...OWN.map((column) => `properties.${column}` as const),
      'properties.title',
      'premises.id as premisesId',
      'premises.name as premisesName',
      'properties.city',
      'properties.state',
      sql<boolean>`${isRunBy(userId, 'bookings', RUN)}`.as('seesBookings'),
    ])
    .where(isRunBy(userId, 'calendar', RUN))
    .where('properties.removed_at', 'is', null)
    .orderBy('premises.created_at')
    .orderBy('premises.number')
    .orderBy('properties.created_at')
    .orderBy('properties.id')
    .execute()
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
    .where('removed_at', 'is', null)
    .where(isRunBy(userId, 'calendar', RUN))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return listing && { ...listing, areas: areasOf(listing.areas) }
}

/**
 * Those of these that the person may change, house by house and always in the same order: two who block several at a
 * time do not wait for each other in a circle.
 */
export async function lockOwnListings(tx: Tx, ids: string[], userId: string) {
  const listings = await tx
    .selectFrom('properties')
    .innerJoin('premises', 'premises.id', 'properties.premises_id')
    .select([...COLUMNS.map((column) => `properties.${column}` as const), 'properties.title'])
    .where('properties.id', 'in', ids)
    .where('properties.removed_at', 'is', null)
    .where(isRunBy(userId, 'calendar', RUN))
    .orderBy('premises.number')
    .orderBy('properties.search_id')
    .forNoKeyUpdate('properties')
    .execute()
  return listings.map((listing) => ({ ...listing, areas: areasOf(listing.areas) }))
}

/** Those of a person's calendars in which something of it is left. */
export async function findListingsWithSeries(tx: Tx, series: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('properties')
    .select('id')
    .where(isRunBy(userId, 'calendar', RUN))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('holds')
          .select('holds.id')
          .whereRef('holds.listing_id', '=', 'properties.search_id')
          .where('holds.series_id', '=', series),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
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
    .select(['properties.id', 'properties.search_id as searchId', 'properties.title', 'host.language'])
    .where('calendar_token', '=', token)
    .executeTakeFirst()
}
