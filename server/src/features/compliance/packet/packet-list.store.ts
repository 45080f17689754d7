import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { timeOrder } from '../../../platform/db/time-order.ts'

type PacketStatus = 'missing_docs' | 'complete'

export type PacketFilter = {
  /** Of this person's own bookings only. */
  own?: { side: 'guest' | 'host'; userId: string }
  /** How a booking's id or an invoice's number begins. */
  q?: string
  status?: PacketStatus | undefined
  isSigned?: boolean | undefined
}

type After = { at: Date; id: string } | null

export type PacketListRow = Awaited<ReturnType<typeof findPacketPage>>[number]

/** One more than asked for. */
export async function findPacketPage(
  handle: Handle,
  filter: PacketFilter,
  { sort = 'newest', after, limit }: { sort?: TimeSort; after: After; limit: number },
) {
  const { way, beyond } = timeOrder(sort)
  let query = listed(handle)
    .where(matches(filter))
    .orderBy('packet.created_at', way)
    .orderBy('packet.id', way)
    .limit(limit + 1)
  if (after)
    query = query.where(
      sql<SqlBool>`(packet.created_at, packet.id) ${beyond} (${after.at}, ${after.id}::uuid)`,
    )
  return query.execute()
}

export async function countPackets(handle: Handle, filter: PacketFilter): Promise<number> {
  const { count } = await handle
    .selectFrom('compliance_packets as packet')
    .innerJoin('bookings', 'bookings.id', 'packet.booking_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return count
}

export async function findListedPacket(handle: Handle, id: string): Promise<PacketListRow | undefined> {
  return listed(handle).where('packet.id', '=', id).executeTakeFirst()
}

/** What a table shows of a space: its location is not even read. */
function listed(handle: Handle) {
  return handle
    .selectFrom('compliance_packets as packet')
    .innerJoin('bookings', 'bookings.id', 'packet.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select([
      'packet.id',
      'packet.booking_id as bookingId',
      'packet.invoice_id as invoiceId',
      'packet.location_release_signed as isReleaseSigned',
      sql<PacketStatus>`packet.status`.as('status'),
      'packet.created_at as createdAt',
      'bookings.state',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as timeZone',
      'bookings.production_title as production',
      'properties.title',
    ])
}

function matches({ own, q = '', status, isSigned }: PacketFilter): RawBuilder<SqlBool> {
  const parts: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`]
  if (own) parts.push(sql`${sql.ref(`bookings.${own.side}_id`)} = ${own.userId}::uuid`)
  if (q !== '') parts.push(begins(q))
  if (status) parts.push(sql`packet.status = ${status}`)
  if (isSigned !== undefined) parts.push(sql`packet.location_release_signed = ${isSigned}`)
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

const HEX = /^[0-9a-f]{1,32}$/

/** Ids that begin alike lie side by side, so that an index finds them. Invoices are written in capitals. */
function begins(q: string): RawBuilder<SqlBool> {
  const pattern = `${q.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`
  const digits = q.toLowerCase().replaceAll('-', '')
  const invoice = sql<SqlBool>`packet.invoice_id like ${pattern}`
  if (!HEX.test(digits)) return invoice
  const [from, to] = [digits.padEnd(32, '0'), digits.padEnd(32, 'f')]
  return sql`(packet.booking_id between ${from}::uuid and ${to}::uuid or ${invoice})`
}

type Completion = { adminId: string; reason: string; now: Date }

/** By hand. False: it was complete already. */
export async function markComplete(
  tx: Tx,
  id: string,
  { adminId, reason, now }: Completion,
): Promise<boolean> {
  const result = await tx
    .updateTable('compliance_packets')
    .set({ status: 'complete', completed_at: now, completed_by: adminId, completed_reason: reason })
    .where('id', '=', id)
    .where('status', '<>', 'complete')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
