import type { REFUND_FILTERS } from '@roomtone/contract/booking/admin-refunds'
import type { Whose } from '@roomtone/domain/queue/queues'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { containing, timeOrder } from '../../../platform/db/time-order.ts'
import { assigneeOf, isWork } from '../../assignment/entry.ts'

const HOUR = 3_600_000
/** We ask right away and again for an hour; a bank may take some days. */
const ASKING_MS = HOUR
const PENDING_MS = 7 * 24 * HOUR

export type RefundFilter = {
  q: string
  show: (typeof REFUND_FILTERS)[number]
  whose: Whose
  viewerId: string
  now: Date
}

function isStuck(now: Date): RawBuilder<SqlBool> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return sql`(refunds.state = 'failed'
    or (refunds.state = 'asking' and refunds.created_at <= ${before(ASKING_MS)})
    or (refunds.state = 'pending' and refunds.created_at <= ${before(PENDING_MS)}))`
}

function isShown(show: RefundFilter['show'], now: Date): RawBuilder<SqlBool> {
  if (show === 'all') return sql`true`
  // `state <> 'done'` is what the index of open ones is made for.
  if (show === 'stuck') return sql`refunds.state <> 'done' and ${isStuck(now)}`
  if (show === 'waiting') return sql`refunds.state <> 'done' and refunds.state in ('asking', 'pending')`
  if (show === 'failed') return sql`refunds.state <> 'done' and refunds.state = 'failed'`
  return sql`refunds.state = 'done'`
}

function isFound(q: string): RawBuilder<SqlBool> {
  if (q === '') return sql`true`
  const start = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(refunds.id::text like ${start} or refunds.booking_id::text like ${start}
    or properties.title ilike ${containing(q)} or users.email ilike ${containing(q)})`
}

function everything(handle: Handle) {
  return handle
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('users', 'users.id', 'bookings.guest_id')
}

function selectQueued(handle: Handle, now: Date) {
  return everything(handle)
    .leftJoin('profiles as settler', 'settler.id', 'refunds.settled_by')
    .select([
      'refunds.id',
      'refunds.booking_id as bookingId',
      'properties.title',
      'users.email as guestEmail',
      'refunds.amount_cents as amount',
      sql<number>`(refunds.amount_cents - refunds.to_credit_cents)`.as('toCard'),
      'refunds.kind',
      'refunds.reason',
      'refunds.state',
      isStuck(now).as('isStuck'),
      'refunds.attempt',
      'refunds.created_at as createdAt',
      'refunds.settled_at as settledAt',
      'refunds.settled_through as through',
      'refunds.settled_reason as settledReason',
      'settler.full_name as settledBy',
      assigneeOf('refund', 'refunds.id').as('assignee'),
    ])
}

export type QueuedRefund = Awaited<ReturnType<typeof findRefundPage>>[number]
type Page = { sort: TimeSort; after: { at: Date; id: string } | null; limit: number }

export async function findRefundPage(handle: Handle, filter: RefundFilter, { sort, after, limit }: Page) {
  const { way, beyond } = timeOrder(sort)
  let query = selectQueued(handle, filter.now)
    .where(matches(filter))
    .orderBy('refunds.created_at', way)
    .orderBy('refunds.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(refunds.created_at, refunds.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

export async function countRefunds(handle: Handle, filter: RefundFilter): Promise<number> {
  const { count } = await everything(handle)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return count
}

function matches({ q, show, now, ...whose }: RefundFilter): RawBuilder<SqlBool> {
  return sql`${isShown(show, now)} and ${isFound(q)} and ${isWork('refund', 'refunds.id', whose)}`
}

export async function findQueuedRefund(handle: Handle, id: string, now: Date) {
  return selectQueued(handle, now).where('refunds.id', '=', id).executeTakeFirst()
}

export async function lockRefund(tx: Tx, id: string) {
  return tx
    .selectFrom('refunds')
    .innerJoin('charges', 'charges.id', 'refunds.payment_id')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .select([
      'refunds.id',
      'refunds.booking_id as bookingId',
      'bookings.guest_id as guestId',
      'refunds.state',
      'refunds.attempt',
      sql<number>`(refunds.amount_cents - refunds.to_credit_cents)`.as('toCard'),
      'charges.reference as chargeReference',
    ])
    .where('refunds.id', '=', id)
    .forUpdate('refunds')
    .executeTakeFirst()
}

/** The next attempt begins. Only under its lock. */
export async function askAgain(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('refunds')
    .set((eb) => ({
      state: 'asking',
      attempt: eb('attempt', '+', 1),
      settled_at: null,
      settled_by: null,
      settled_through: null,
      settled_reason: '',
    }))
    .where('id', '=', id)
    .execute()
}

type ByHand = { id: string; by: string; through: 'processor' | 'bank'; reason: string; now: Date }

/** An attempt like any other, made by a person. Only under its lock. */
export async function writeByHand(tx: Tx, { id, by, through, reason, now }: ByHand): Promise<void> {
  await tx
    .updateTable('refunds')
    .set((eb) => ({
      state: 'done',
      attempt: eb('attempt', '+', 1),
      settled_at: now,
      settled_by: by,
      settled_through: through,
      settled_reason: reason,
    }))
    .where('id', '=', id)
    .execute()
}
