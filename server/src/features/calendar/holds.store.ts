import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import type { WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import type { BookingState } from '@roomtone/domain/booking/process'
import { type ShootTimes, shootTimesOf } from '@roomtone/domain/booking/shoot-times'
import { areasOf, type HeldAreas, wholeAreas } from '@roomtone/domain/calendar/areas'
import type { TimeRange } from '@roomtone/domain/calendar/ranges'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'
import { firstName } from '../../platform/db/first-name.ts'

type HoldKind = 'block' | 'import' | 'booking'

/**
 * When a listing cannot be had in [from, to), by start: because of its own holds, or of those of another space that has
 * some of the same areas. `listingId` is `properties.search_id`.
 */
export async function findBusyTimes(
  handle: Handle,
  listingId: number,
  from: Date,
  to: Date,
): Promise<TimeRange[]> {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('busy_times')
      .select([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
      .where('listing_id', '=', listingId)
      .where(sql<SqlBool>`upper(during) > ${from} and lower(during) < ${to}`)
      .orderBy(sql`upper(during)`),
  )
  return rows
}

/** Time that is taken of some areas of a house. Holds of an area never overlap: the database sees to it. */
export type Hold = HeldAreas & {
  id: string
  kind: HoldKind
  /** A block's note, or the name of the calendar that an imported time came from. */
  label: string
  /** The other space of the house through which it was taken; null for a listing's own. */
  space: { id: string; title: string } | null
}

/** What has an area that the listing has alone, in [from, to) or reaching into it, by start. */
export async function findHolds(handle: Handle, listingId: number, from: Date, to: Date): Promise<Hold[]> {
  const rows = await holdsOfAreas(handle, [listingId], from, to).execute()
  return rows.map(({ areas, spaceId, spaceTitle, isOwn, listingId: _, ...hold }) => ({
    ...hold,
    areas: areasOf(areas),
    space: isOwn ? null : { id: spaceId, title: spaceTitle },
  }))
}

function holdsOfAreas(handle: Handle, listingIds: number[], from: Date, to: Date) {
  return handle
    .selectFrom('properties as listing')
    .innerJoin('premises', 'premises.id', 'listing.premises_id')
    .innerJoin('holds', (join) =>
      join
        .onRef('holds.premises', '=', 'premises.number')
        .on(sql<SqlBool>`holds.areas && listing.areas and holds.during && tstzrange(${from}, ${to})`),
    )
    .innerJoin('properties as space', 'space.search_id', 'holds.listing_id')
    .leftJoin('calendar_feeds', 'calendar_feeds.id', 'holds.feed_id')
    .select([
      'listing.search_id as listingId',
      'holds.id',
      'holds.kind',
      'holds.areas',
      sql<Date>`lower(holds.during)`.as('startsAt'),
      sql<Date>`upper(holds.during)`.as('endsAt'),
      sql<string>`coalesce(calendar_feeds.name, holds.note)`.as('label'),
      'space.id as spaceId',
      'space.title as spaceTitle',
      sql<boolean>`space.id = listing.id`.as('isOwn'),
    ])
    .where('listing.search_id', '=', sql<number>`any(${listingIds}::bigint[])`)
    .orderBy(sql`lower(holds.during)`)
}

/** A hold as its host sees it: with what is known of the booking behind it. */
export type HeldTime = Hold & {
  /** The time of a booking that the host canceled: it cannot be unblocked. */
  stays: boolean
  /** What else was blocked in the same go. */
  series: string | null
  booking:
    | ({
        id: string
        state: BookingState
        /** Without the turnaround. */
        endsAt: Date
        crew: number
        guest: string
        production: string
      } & ShootTimes)
    | null
}

type BookedRow = {
  bookingId: string | null
  state: BookingState | null
  bookedFrom: Date | null
  bookedUntil: Date | null
  choice: TimeChoice | null
  timeZone: string | null
  hours: WeeklyHours | null
  crew: number | null
  guest: string | null
  production: string | null
}

/**
 * The same with who booked it, for the host alone. A booking that has not reached them yet is time that is held,
 * and nothing else.
 */
export async function findHeldTimes(
  handle: Handle,
  listingId: number,
  from: Date,
  to: Date,
): Promise<HeldTime[]> {
  return (await findHeldTimesOf(handle, [listingId], from, to)).get(listingId) ?? []
}

/** Of several listings in one statement, by `properties.search_id`. */
export async function findHeldTimesOf(
  handle: Handle,
  listingIds: number[],
  from: Date,
  to: Date,
): Promise<Map<number, HeldTime[]>> {
  const rows = await holdsOfAreas(handle, listingIds, from, to)
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.id', '=', 'holds.booking_id')
        .on('bookings.state', 'in', ['pending', 'confirmed', 'completed']),
    )
    .leftJoin('profiles', 'profiles.id', 'bookings.guest_id')
    .select([
      'holds.after_cancellation as stays',
      'holds.series_id as series',
      'bookings.id as bookingId',
      'bookings.state',
      sql<Date | null>`lower(bookings.during)`.as('bookedFrom'),
      sql<Date | null>`upper(bookings.during)`.as('bookedUntil'),
      'bookings.choice',
      'bookings.time_zone as timeZone',
      sql<WeeklyHours | null>`bookings.rates -> 'hours'`.as('hours'),
      'bookings.crew',
      firstName<string | null>('profiles').as('guest'),
      'bookings.production_title as production',
    ])
    .execute()
  const found = new Map<number, HeldTime[]>()
  for (const { listingId, areas, spaceId, spaceTitle, isOwn, ...row } of rows) {
    const { id, kind, startsAt, endsAt, label, stays, series, ...booked } = row
    const own = found.get(listingId) ?? []
    own.push({
      id,
      kind,
      startsAt,
      endsAt,
      label,
      areas: areasOf(areas),
      space: isOwn ? null : { id: spaceId, title: spaceTitle },
      stays,
      series,
      booking: bookingOf(booked),
    })
    found.set(listingId, own)
  }
  return found
}

function bookingOf(row: BookedRow): HeldTime['booking'] {
  const { bookingId, state, bookedFrom, bookedUntil, choice, timeZone, hours, crew, guest, production } = row
  if (!bookingId || !state || !bookedFrom || !bookedUntil || !choice || !timeZone) return null
  return {
    id: bookingId,
    state,
    endsAt: bookedUntil,
    ...shootTimesOf({ choice, timeZone, startsAt: bookedFrom, endsAt: bookedUntil, hours }),
    crew: crew ?? 0,
    guest: guest ?? '',
    production: production ?? '',
  }
}

type NewHolds = {
  listingId: number
  kind: 'block' | 'import'
  feedId: string | null
  note: string
  /** Names what is blocked in one go. */
  series?: string | null
  now: Date
}

/** How many were free to take. A piece that anything else holds by now is left out, without an error. */
export async function insertHolds(tx: Tx, about: NewHolds, pieces: HeldAreas[]): Promise<number> {
  if (pieces.length === 0) return 0
  const { numAffectedRows } = await executePrepared(
    tx,
    tx
      .insertInto('holds')
      .columns(['listing_id', 'areas', 'during', 'kind', 'feed_id', 'note', 'series_id', 'created_at'])
      .expression(
        sql`select ${about.listingId}::bigint, piece.areas::int4multirange, tstzrange(piece.starts_at, piece.ends_at),
          ${about.kind}, ${about.feedId}::uuid, ${about.note}, ${about.series ?? null}::uuid, ${about.now}::timestamptz
        from unnest(${pieces.map(({ startsAt }) => startsAt)}::timestamptz[], ${pieces.map(({ endsAt }) => endsAt)}::timestamptz[],
          ${pieces.map(({ areas }) => wholeAreas(areas))}::text[]) as piece (starts_at, ends_at, areas)`,
      )
      .onConflict((conflict) => conflict.constraint('holds_no_overlap').doNothing()),
  )
  return Number(numAffectedRows ?? 0n)
}

/** Takes blocks away that reach into [from, to), and says where they were. What was cancelled stays. */
export async function deleteBlocks(tx: Tx, listingId: number, from: Date, to: Date) {
  return tx
    .deleteFrom('holds')
    .where('listing_id', '=', listingId)
    .where('kind', '=', 'block')
    .where('after_cancellation', '=', false)
    .where(sql<SqlBool>`during && tstzrange(${from}, ${to})`)
    .returning([
      sql<Date>`lower(during)`.as('startsAt'),
      sql<Date>`upper(during)`.as('endsAt'),
      'areas',
      'note',
      'series_id as series',
    ])
    .execute()
}

type Series = { id: string; listingId: number; from: Date | null; to: Date | null }

/** Takes back what was blocked in one go and begins in [from, to). False: nothing was left of it. */
export async function deleteSeries(tx: Tx, { id, listingId, from, to }: Series): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('holds')
    .where('listing_id', '=', listingId)
    .where('series_id', '=', id)
    .where('kind', '=', 'block')
    .where(sql<SqlBool>`(${from}::timestamptz is null or lower(during) >= ${from})`)
    .where(sql<SqlBool>`(${to}::timestamptz is null or lower(during) < ${to})`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** What reaches into [from, to) of bookings that the host cancelled, by start. */
export async function findCancelledTimes(
  tx: Tx,
  listingId: number,
  from: Date,
  to: Date,
): Promise<TimeRange[]> {
  return tx
    .selectFrom('holds')
    .select([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .where('listing_id', '=', listingId)
    .where('after_cancellation', '=', true)
    .where(sql<SqlBool>`during && tstzrange(${from}, ${to})`)
    .orderBy(sql`lower(during)`)
    .execute()
}

type BookingHold = { listingId: number; bookingId: string; startsAt: Date; endsAt: Date; now: Date }

/**
 * With all areas of the listing, and a part of each that it shares. False: something else has that time. Never an error:
 * catching one instead makes rivals deadlock.
 */
export async function insertBookingHold(tx: Tx, hold: BookingHold): Promise<boolean> {
  const result = await tx
    .insertInto('holds')
    .values({
      listing_id: hold.listingId,
      during: sql<string>`tstzrange(${hold.startsAt}, ${hold.endsAt})`,
      kind: 'booking',
      booking_id: hold.bookingId,
      created_at: hold.now,
    })
    .onConflict((conflict) => conflict.constraint('holds_no_overlap').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The time that is free again, its turnaround included; undefined when it held none. */
export async function releaseBookingHold(tx: Tx, bookingId: string): Promise<TimeRange | undefined> {
  return tx
    .deleteFrom('holds')
    .where('booking_id', '=', bookingId)
    .returning([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .executeTakeFirst()
}

/** The time stays closed, its turnaround included, and not even the host opens it again. */
export async function turnIntoBlock(tx: Tx, bookingId: string): Promise<TimeRange | undefined> {
  return tx
    .updateTable('holds')
    .set({ kind: 'block', booking_id: null, note: '', after_cancellation: true })
    .where('booking_id', '=', bookingId)
    .returning([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .executeTakeFirst()
}

export async function findHoldsOfFeed(tx: Tx, feedId: string): Promise<TimeRange[]> {
  return tx
    .selectFrom('holds')
    .select([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .where('feed_id', '=', feedId)
    .execute()
}

export async function deleteHoldsOfFeed(tx: Tx, feedId: string): Promise<void> {
  await tx.deleteFrom('holds').where('feed_id', '=', feedId).execute()
}
