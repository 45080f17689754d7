import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { type BookingState, OPEN_STATES, type Party } from '@roomtone/domain/booking/process'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import type { ChosenAddOn } from '@roomtone/domain/pricing/menu'
import type { QuoteLine } from '@roomtone/domain/pricing/quote'
import type { Rates } from '@roomtone/domain/pricing/rates'
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'
import type { Bookings } from '../../platform/db/generated/schema.ts'
import { BOOKING_COLUMNS } from './booking-columns.ts'

export type BookingRow = Omit<Selectable<Bookings>, 'during'> & {
  starts_at: Date
  ends_at: Date
  /** `properties.search_id`: what its holds are filed under. */
  listing_id: number
}

function rows(handle: Handle) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(BOOKING_COLUMNS)
    .select([
      sql<Date>`lower(bookings.during)`.as('starts_at'),
      sql<Date>`upper(bookings.during)`.as('ends_at'),
      'properties.search_id as listing_id',
    ])
}

export async function findBooking(handle: Handle, id: string): Promise<BookingRow | undefined> {
  return rows(handle).where('bookings.id', '=', id).executeTakeFirst()
}

/**
 * The next to move it waits until this transaction ends: accept, expire and withdraw take turns. Weaker than
 * `for update`: rows that merely refer to it, written under a lock of their own, must not cause a deadlock.
 */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const {
    rows: [row],
  } = await executePrepared(tx, rows(tx).where('bookings.id', '=', id).forNoKeyUpdate('bookings'))
  return row
}

export type Earlier = { earlierId: string | null; earlierHash: Buffer | null }

/** The booking that a checkout has made before. */
export async function findEarlier(handle: Handle, guestId: string, key: string): Promise<Earlier> {
  const row = await handle
    .selectFrom('bookings')
    .select(['id as earlierId', 'request_hash as earlierHash'])
    .where('guest_id', '=', guestId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  return row ?? { earlierId: null, earlierHash: null }
}

type Asking = { guestId: string; propertyId: string; key: string; now: Date }

/**
 * The same, with how many requests of this person are open, in all and for this space. One that is not paid for is not
 * counted: the next one takes its place.
 */
export async function findStanding(tx: Tx, { guestId, propertyId, key, now }: Asking) {
  const { rows } = await executePrepared(
    tx,
    sql<Earlier & { all: number; here: number; unpaid: number }>`
    select earlier.id as "earlierId", earlier.request_hash as "earlierHash", open.all, open.here, open.unpaid
    from (
      select count(*) filter (where not is_unpaid) as "all",
        count(*) filter (where not is_unpaid and property_id = ${propertyId}::uuid) as here,
        count(*) filter (where is_unpaid) as unpaid
      from (
        select property_id, state = 'awaiting_payment' and confirming_since is null as is_unpaid
        from bookings
        where guest_id = ${guestId}::uuid and state = any(${OPEN_STATES}::text[])
          and (expires_at > ${now} or confirming_since is not null)
      ) as each
    ) as open
    left join bookings as earlier on earlier.guest_id = ${guestId}::uuid and earlier.request_key = ${key}::uuid
  `,
  )
  const [standing] = rows
  if (!standing) throw new Error('A count answered nothing')
  return standing
}

type NewBooking = Omit<
  Insertable<Bookings>,
  'id' | 'during' | 'choice' | 'lines' | 'rates' | 'add_ons' | 'house_rules' | 'cancellation_steps'
> & {
  id: string
  startsAt: Date
  endsAt: Date
  choice: TimeChoice
  lines: QuoteLine[]
  rates: Rates
  addOns: ChosenAddOn[]
  houseRules: { title: string; body: string }[]
  steps: readonly CancellationStep[]
}

/** With the first line of its timeline. False: this checkout has made its booking before. */
export async function insertBooking(tx: Tx, booking: NewBooking, event: string): Promise<boolean> {
  const { startsAt, endsAt, choice, lines, rates, addOns, houseRules, steps, ...columns } = booking
  const {
    rows: [row],
  } = await executePrepared(
    tx,
    tx
      .with('booked', (db) =>
        db
          .insertInto('bookings')
          .values({
            ...columns,
            billing: sql<Buffer | null>`(select work from profiles where profiles.id = ${columns.guest_id})`,
            during: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
            choice: JSON.stringify(choice),
            lines: JSON.stringify(lines),
            rates: JSON.stringify(rates),
            add_ons: JSON.stringify(addOns),
            house_rules: JSON.stringify(houseRules),
            cancellation_steps: JSON.stringify(steps),
          })
          .onConflict((conflict) => conflict.constraint('bookings_request').doNothing())
          .returning(['id', 'guest_id', 'state', 'created_at']),
      )
      .with('told', (db) =>
        db
          .insertInto('booking_events')
          .columns(['booking_id', 'at', 'event', 'party', 'actor_id', 'to_state'])
          .expression((eb) =>
            eb
              .selectFrom('booked')
              .select([
                'id',
                'created_at',
                sql<string>`${event}::text`.as('event'),
                sql<Party>`'guest'`.as('party'),
                'guest_id',
                'state',
              ]),
          ),
      )
      .selectFrom('booked')
      .select('id'),
  )
  return row !== undefined
}

type Step = {
  id: string
  from: BookingState
  to: BookingState
  set: Partial<
    Pick<
      Selectable<Bookings>,
      | 'expires_at'
      | 'sent_at'
      | 'answered_at'
      | 'confirmed_at'
      | 'ended_at'
      | 'ended_by'
      | 'end_reason'
      | 'end_note'
      | 'refund_percent'
      | 'penalty_cents'
      | 'penalty_waived'
    >
  >
}

/** False: it was no longer in the state that it was to be moved from. */
export async function updateState(tx: Tx, { id, from, to, set }: Step): Promise<boolean> {
  const { numAffectedRows } = await executePrepared(
    tx,
    tx
      .updateTable('bookings')
      .set({ state: to, confirming_since: null, ...set })
      .where('id', '=', id)
      .where('state', '=', from),
  )
  return numAffectedRows !== 0n
}

/** From here on nothing but the money may end it. Null lets others in again. */
/** `by`: the person who accepted, if a person did. */
export async function markConfirming(
  tx: Tx,
  id: string,
  since: Date | null,
  by: string | null = null,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ confirming_since: since, confirming_by: by })
    .where('id', '=', id)
    .execute()
}

/** What a guest may put right after it was confirmed. */
export async function updateProduction(
  tx: Tx,
  id: string,
  { title, purpose }: { title: string; purpose: string },
): Promise<void> {
  await tx.updateTable('bookings').set({ production_title: title, purpose }).where('id', '=', id).execute()
}

/** Whether it is booked instantly, for offers, where that is settled only when the guest takes one. */
export async function updateInstant(tx: Tx, id: string, isInstant: boolean): Promise<void> {
  await tx.updateTable('bookings').set({ is_instant: isInstant }).where('id', '=', id).execute()
}

/** The part of its total that gift cards and coupons pay. */
export async function updateCredit(tx: Tx, id: string, credit: number): Promise<void> {
  await tx.updateTable('bookings').set({ credit_cents: credit }).where('id', '=', id).execute()
}

type NewEvent = {
  bookingId: string
  event: string
  party: Party
  actorId: string | null
  from: BookingState | null
  to: BookingState
  data?: Record<string, string | number>
  now: Date
}

export async function insertBookingEvent(tx: Tx, event: NewEvent): Promise<void> {
  await executePrepared(
    tx,
    tx.insertInto('booking_events').values({
      booking_id: event.bookingId,
      at: event.now,
      event: event.event,
      party: event.party,
      actor_id: event.actorId,
      from_state: event.from,
      to_state: event.to,
      data: JSON.stringify(event.data ?? {}),
    }),
  )
}

/** Requests of one person take turns until the transaction ends; two in parallel would both find room. */
export async function takeTurns(tx: Tx, guestId: string): Promise<void> {
  await executePrepared(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${`requests-of:${guestId}`}, 0))`,
  )
}

/** Bookings whose time is up and that are not swept yet, anywhere or on one listing. */
export async function findOverdue(
  handle: Handle,
  { now, limit, propertyId }: { now: Date; limit: number; propertyId?: string },
): Promise<string[]> {
  let query = handle
    .selectFrom('bookings')
    .select('id')
    .where('expires_at', '<=', now)
    .where('confirming_since', 'is', null)
    .orderBy('expires_at')
    .limit(limit)
  if (propertyId !== undefined) query = query.where('property_id', '=', propertyId)
  return (await query.execute()).map(({ id }) => id)
}

/** Confirmed ones whose time is over. */
export async function findOver(handle: Handle, now: Date, limit: number): Promise<string[]> {
  const found = await handle
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'confirmed')
    .where(sql<SqlBool>`upper(during) <= ${now}`)
    .orderBy(sql`upper(during)`)
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}
