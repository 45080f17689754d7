import type { CLAIM_FILTERS, CLAIM_ORDERS } from '@roomtone/contract/claim/admin-claims'
import type { Whose } from '@roomtone/domain/queue/queues'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import { assigneeOf, isWork } from '../../assignment/entry.ts'
import { OWED } from '../claim.store.ts'

export type ClaimFilter = {
  q: string
  show: (typeof CLAIM_FILTERS)[number]
  whose: Whose
  viewerId: string
  now: Date
}
export type ClaimOrder = (typeof CLAIM_ORDERS)[number]

type Order = { key: RawBuilder<number>; isRising: boolean }

/** Times are in seconds, because a cursor holds whole numbers. Ids order the rows of one second. */
const ORDERS: Record<ClaimOrder, Order> = {
  newest: { key: sql<number>`extract(epoch from claims.created_at)::int`, isRising: false },
  oldest: { key: sql<number>`extract(epoch from claims.created_at)::int`, isRising: true },
  due: { key: sql<number>`extract(epoch from claims.answer_due_at)::int`, isRising: true },
  amount: { key: sql<number>`claims.asked_cents::int`, isRising: false },
}

export type AdminClaimRow = Awaited<ReturnType<typeof findClaimPage>>[number]

type Page = { order: ClaimOrder; after: { key: number; id: string } | null; limit: number }

export async function findClaimPage(handle: Handle, filter: ClaimFilter, { order, after, limit }: Page) {
  const { key, isRising } = ORDERS[order]
  const direction = isRising ? 'asc' : 'desc'
  let query = everything(handle, filter)
    .selectAll('claims')
    .select([
      OWED.as('owed'),
      key.as('key'),
      'properties.title',
      'bookings.production_title as production',
      'guest.email as guestEmail',
      'host.email as hostEmail',
      assigneeOf('claim', 'claims.id').as('assignee'),
    ])
    .orderBy(key, direction)
    .orderBy('claims.id', direction)
    .limit(limit + 1)
  const further = isRising ? sql`>` : sql`<`
  if (after)
    query = query.where(sql<SqlBool>`(${key}, claims.id) ${further} (${after.key}::int, ${after.id}::uuid)`)
  return query.execute()
}

export async function countClaims(handle: Handle, filter: ClaimFilter): Promise<number> {
  const { count } = await everything(handle, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function everything(handle: Handle, { q, show, now, ...whose }: ClaimFilter) {
  return handle
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('users as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('users as host', 'host.id', 'bookings.host_id')
    .where(isShown(show, now))
    .where(isFound(q))
    .where(isWork('claim', 'claims.id', whose))
}

function isShown(show: ClaimFilter['show'], now: Date): RawBuilder<SqlBool> {
  switch (show) {
    case 'to_decide':
      return sql`(claims.state = 'answered' or (claims.state = 'open' and claims.answer_due_at <= ${now}))`
    case 'waiting':
      return sql`(claims.state = 'open' and claims.answer_due_at > ${now})`
    case 'unpaid':
      return sql`${OWED} > 0`
    case 'all':
      return sql`true`
    default:
      return sql`claims.state = ${show}`
  }
}

function isFound(q: string): RawBuilder<SqlBool> {
  if (q === '') return sql`true`
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(claims.id::text like ${`${q.toLowerCase()}%`} or claims.booking_id::text like ${`${q.toLowerCase()}%`}
    or properties.title ilike ${words} or bookings.production_title ilike ${words}
    or guest.email ilike ${words} or host.email ilike ${words})`
}

export async function findCaseFacts(handle: Handle, claimId: string) {
  return handle
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('users as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('users as host', 'host.id', 'bookings.host_id')
    .leftJoin('compliance_packets as packet', 'packet.booking_id', 'bookings.id')
    .select([
      'guest.email as guestEmail',
      'host.email as hostEmail',
      'packet.id as packetId',
      'packet.status as packetStatus',
      sql<number>`(select count(*) from packet_files
        where packet_files.booking_id = bookings.id and removed_at is null)`.as('files'),
    ])
    .where('claims.id', '=', claimId)
    .executeTakeFirstOrThrow()
}

export async function findPayoutsOf(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('payouts')
    .select(['cause', 'state', 'due_at as dueAt', sql<number>`coalesce(paid_cents, 0)`.as('paid')])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
