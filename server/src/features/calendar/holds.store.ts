import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import type { WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import type { BookingState } from '@roomtone/domain/booking/process'
import { type ShootTimes, shootTimesOf } from '@roomtone/domain/booking/shoot-times'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'
import { firstName } from '../../platform/db/first-name.ts'

type HoldKind = 'block' | 'import' | 'booking'

/** Time that is taken. Holds of one listing never overlap: the database sees to it. */
export type Hold = {
  id: string
  kind: HoldKind
  startsAt: Date
  endsAt: Date
  /** A block's note, or the name of the calendar that an imported time came from. */
  label: string
}

type Piece = { startsAt: Date; endsAt: Date }

/** What is in [from, to) or reaches into it, by start. `listingId` is `properties.search_id`. */
export async function findHolds(handle: Handle, listingId: number, from: Date, to: Date): Promise<Hold[]> {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('holds')
      .leftJoin('calendar_feeds', 'calendar_feeds.id', 'holds.feed_id')
      .select([
        'holds.id',
        'holds.kind',
        sql<Date>`lower(holds.during)`.as('startsAt'),
        sql<Date>`upper(holds.during)`.as('endsAt'),
        sql<string>`coalesce(calendar_feeds.name, holds.note)`.as('label'),
      ])
      .where('holds.listing_id', '=', listingId)
      .where(sql<SqlBool>`holds.during && tstzrange(${from}, ${to})`)
      .orderBy(sql`lower(holds.during)`),
  )
  return rows
}

/** A hold as its host sees it: with what is known of the booking behind it. */
export type HeldTime = Hold & {
  /** The time of a booking that the host canceled: it cannot be unblocked. */
  stays: boolean
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
  const rows = await handle
    .selectFrom('holds')
    .leftJoin('calendar_feeds', 'calendar_feeds.id', 'holds.feed_id')
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.id', '=', 'holds.booking_id')
        .on('bookings.state', 'in', ['pending', 'confirmed', 'completed']),
    )
    .leftJoin('profiles', 'profiles.id', 'bookings.guest_id')
    .select([
      'holds.id',
      'holds.kind',
      sql<Date>`lower(holds.during)`.as('startsAt'),
      sql<Date>`upper(holds.during)`.as('endsAt'),
      sql<string>`coalesce(calendar_feeds.name, holds.note)`.as('label'),
      'holds.after_cancellation as stays',
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
    .where('holds.listing_id', '=', listingId)
    .where(sql<SqlBool>`holds.during && tstzrange(${from}, ${to})`)
    .orderBy(sql`lower(holds.during)`)
    .execute()
  return rows.map(({ id, kind, startsAt, endsAt, label, stays, ...booked }) => ({
    id,
    kind,
    startsAt,
    endsAt,
    label,
    stays,
    booking: bookingOf(booked),
  }))
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
  now: Date
}

/** How many were free to take. A piece that anything else holds by now is left out, without an error. */
export async function insertHolds(tx: Tx, about: NewHolds, pieces: Piece[]): Promise<number> {
  if (pieces.length === 0) return 0
  const { numAffectedRows } = await executePrepared(
    tx,
    tx
      .insertInto('holds')
      .columns(['listing_id', 'during', 'kind', 'feed_id', 'note', 'created_at'])
      .expression(
        sql`select ${about.listingId}::bigint, tstzrange(piece.starts_at, piece.ends_at), ${about.kind},
          ${about.feedId}::uuid, ${about.note}, ${about.now}::timestamptz
        from unnest(${pieces.map(({ startsAt }) => startsAt)}::timestamptz[], ${pieces.map(({ endsAt }) => endsAt)}::timestamptz[])
          as piece (starts_at, ends_at)`,
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
    .returning([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt'), 'note'])
    .execute()
}

/** What reaches into [from, to) of bookings that the host cancelled, by start. */
export async function findCancelledTimes(tx: Tx, listingId: number, from: Date, to: Date): Promise<Piece[]> {
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

/** False: something else has that time. Never an error: catching one instead makes rivals deadlock. */
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
export async function releaseBookingHold(tx: Tx, bookingId: string): Promise<Piece | undefined> {
  return tx
    .deleteFrom('holds')
    .where('booking_id', '=', bookingId)
    .returning([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .executeTakeFirst()
}

/** The time stays closed, its turnaround included, and not even the host opens it again. */
export async function turnIntoBlock(tx: Tx, bookingId: string): Promise<Piece | undefined> {
  return tx
    .updateTable('holds')
    .set({ kind: 'block', booking_id: null, note: '', after_cancellation: true })
    .where('booking_id', '=', bookingId)
    .returning([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .executeTakeFirst()
}

export async function findHoldsOfFeed(tx: Tx, feedId: string): Promise<Piece[]> {
  return tx
    .selectFrom('holds')
    .select([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .where('feed_id', '=', feedId)
    .execute()
}

export async function deleteHoldsOfFeed(tx: Tx, feedId: string): Promise<void> {
  await tx.deleteFrom('holds').where('feed_id', '=', feedId).execute()
}
