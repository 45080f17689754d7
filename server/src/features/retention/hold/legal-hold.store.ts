import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { containing, timeOrder } from '../../../platform/db/time-order.ts'

export type HoldState = 'open' | 'lifted'
export type HoldSubject = 'booking' | 'user'
export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

const COLUMNS = [
  'legal_holds.id',
  'legal_holds.subject_type as subjectType',
  'legal_holds.subject_id as subjectId',
  'legal_holds.reason',
  'legal_holds.placed_at as placedAt',
  'profiles.full_name as placedBy',
  'legal_holds.lifted_at as liftedAt',
] as const

function holds(handle: Handle) {
  return handle.selectFrom('legal_holds').innerJoin('profiles', 'profiles.id', 'legal_holds.placed_by')
}

export type HoldFilter = { state?: HoldState | undefined; q: string }
type Page = { sort: TimeSort; after: { at: Date; id: string } | null; limit: number }

function found(handle: Handle, { state, q }: HoldFilter) {
  let query = holds(handle)
  if (state) query = query.where('legal_holds.lifted_at', state === 'open' ? 'is' : 'is not', null)
  if (q !== '')
    query = query.where(
      sql<SqlBool>`(legal_holds.reason ilike ${containing(q)} or profiles.full_name ilike ${containing(q)}
        or legal_holds.subject_id::text ilike ${containing(q)})`,
    )
  return query
}

export async function findHolds(handle: Handle, filter: HoldFilter, { sort, after, limit }: Page) {
  const { way, beyond } = timeOrder(sort)
  let query = found(handle, filter)
    .select(COLUMNS)
    .orderBy('legal_holds.placed_at', way)
    .orderBy('legal_holds.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(legal_holds.placed_at, legal_holds.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

export async function countHolds(handle: Handle, filter: HoldFilter): Promise<number> {
  const query = found(handle, filter).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

export async function findHold(handle: Handle, id: string) {
  return holds(handle).select(COLUMNS).where('legal_holds.id', '=', id).executeTakeFirst()
}

/**
 * Erasing locks the same rows: a hold on a booking keeps its two sides as well. False: there is no such
 * booking or person.
 */
export async function lockHoldSubject(tx: Tx, type: HoldSubject, id: string): Promise<boolean> {
  if (type === 'user') return (await lockPeople(tx, [id])) > 0
  const booking = await tx
    .selectFrom('bookings')
    .select(['guest_id', 'host_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!booking) return false
  await lockPeople(tx, [booking.guest_id, booking.host_id])
  return true
}

async function lockPeople(tx: Tx, ids: string[]): Promise<number> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.length
}

type NewHold = { subjectType: HoldSubject; subjectId: string; reason: string; placedBy: string; now: Date }

/**
 * What was taken back of the bookings that a hold has kept, and whose bytes it may have kept with them. Those of a
 * booking that was erased are gone.
 */
export async function findRemovedFiles(tx: Tx, type: HoldSubject, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('packet_files')
    .innerJoin('bookings', 'bookings.id', 'packet_files.booking_id')
    .select('packet_files.id')
    .where('packet_files.removed_at', 'is not', null)
    .where((eb) =>
      type === 'booking'
        ? eb('bookings.id', '=', id)
        : eb.or([eb('bookings.guest_id', '=', id), eb('bookings.host_id', '=', id)]),
    )
    .where(sql<SqlBool>`not exists (select 1 from erasures e
      where e.rule = 'booking_records' and e.subject_id = bookings.id)`)
    .orderBy('packet_files.id')
    .execute()
  return rows.map((row) => row.id)
}

/** Null: it is under a hold already. */
export async function insertHold(tx: Tx, hold: NewHold): Promise<string | null> {
  const row = await tx
    .insertInto('legal_holds')
    .values({
      subject_type: hold.subjectType,
      subject_id: hold.subjectId,
      reason: hold.reason,
      placed_by: hold.placedBy,
      placed_at: hold.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['subject_type', 'subject_id']).where('lifted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function endHold(tx: Tx, { id, liftedBy, now }: { id: string; liftedBy: string; now: Date }) {
  const row = await tx
    .updateTable('legal_holds')
    .set({ lifted_by: liftedBy, lifted_at: now })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
