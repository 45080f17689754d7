import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { type BookingState, OPEN_STATES, type Party } from '@roomtone/domain/booking/process'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import type { QuoteLine } from '@roomtone/domain/pricing/quote'
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Bookings } from '../../platform/db/generated/schema.ts'

type Columns = Omit<
  Selectable<Bookings>,
  'during' | 'choice' | 'lines' | 'house_rules' | 'cancellation_steps'
>

export type BookingRow = Columns & {
  starts_at: Date
  ends_at: Date
  choice: TimeChoice
  lines: QuoteLine[]
  house_rules: { title: string; body: string }[]
  cancellation_steps: CancellationStep[] | null
  /** `properties.search_id`: what its holds are filed under. */
  listing_id: number
}

function rows(handle: Handle) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .selectAll('bookings')
    .select([
      sql<Date>`lower(bookings.during)`.as('starts_at'),
      sql<Date>`upper(bookings.during)`.as('ends_at'),
      'properties.search_id as listing_id',
    ])
}

export async function findBooking(handle: Handle, id: string): Promise<BookingRow | undefined> {
  const row = await rows(handle).where('bookings.id', '=', id).executeTakeFirst()
  return row as BookingRow | undefined
}

/**
 * Whoever moves it next waits until this transaction is through: accept, expire and withdraw take turns. Weaker than
 * `for update`: rows that merely refer to it, written under a lock of their own, must not wait in a circle.
 */
export async function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  const row = await rows(tx).where('bookings.id', '=', id).forNoKeyUpdate('bookings').executeTakeFirst()
  return row as BookingRow | undefined
}

export async function findByRequestKey(
  handle: Handle,
  guestId: string,
  key: string,
): Promise<BookingRow | undefined> {
  const row = await rows(handle)
    .where('bookings.guest_id', '=', guestId)
    .where('bookings.request_key', '=', key)
    .executeTakeFirst()
  return row as BookingRow | undefined
}

type NewBooking = Omit<Insertable<Bookings>, 'during' | 'choice' | 'lines' | 'house_rules'> & {
  startsAt: Date
  endsAt: Date
  choice: TimeChoice
  lines: QuoteLine[]
  houseRules: { title: string; body: string }[]
}

/** Undefined: this checkout has made its booking before. */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<string | undefined> {
  const { startsAt, endsAt, choice, lines, houseRules, ...columns } = booking
  const row = await tx
    .insertInto('bookings')
    .values({
      ...columns,
      billing: sql<Buffer | null>`(select work from profiles where profiles.id = ${columns.guest_id})`,
      during: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
      choice: JSON.stringify(choice),
      lines: JSON.stringify(lines),
      house_rules: JSON.stringify(houseRules),
    })
    .onConflict((conflict) => conflict.constraint('bookings_request').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
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
  const result = await tx
    .updateTable('bookings')
    .set({ state: to, confirming_since: null, ...set })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** From here on nothing but the money may end it. Null lets others in again. */
/** `by`: who said yes, where somebody did. */
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

/** What of its total gift cards and coupons pay. */
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
  await tx
    .insertInto('booking_events')
    .values({
      booking_id: event.bookingId,
      at: event.now,
      event: event.event,
      party: event.party,
      actor_id: event.actorId,
      from_state: event.from,
      to_state: event.to,
      data: JSON.stringify(event.data ?? {}),
    })
    .execute()
}

/** Requests of one person take turns until the transaction ends, or two at once would both find room. */
export async function takeTurns(tx: Tx, guestId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests-of:${guestId}`}, 0))`.execute(tx)
}

export async function countOpen(tx: Tx, guestId: string, propertyId: string, now: Date) {
  const { all, here } = await tx
    .selectFrom('bookings')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where property_id = ${propertyId}::uuid)`.as('here'),
    ])
    .where('guest_id', '=', guestId)
    .where('state', 'in', OPEN_STATES)
    .where(sql<SqlBool>`(expires_at > ${now} or confirming_since is not null)`)
    .executeTakeFirstOrThrow()
  return { all, here }
}

/** In the order in which they came. */
export async function findInLine(tx: Tx, propertyId: string, from: Date, to: Date): Promise<string[]> {
  const found = await tx
    .selectFrom('bookings')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('state', '=', 'second_hold')
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

/** What the clock has ended and nobody has swept yet, anywhere or on one listing. */
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
