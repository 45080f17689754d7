import type { PacketRow } from '@roomtone/contract/compliance/packet'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countPackets, findPacketPage, type PacketFilter } from './packet-list.store.ts'
import { packetRow } from './packet-row.view.ts'
import { findFactsOfPackets } from './refresh-packet.ts'

type Asked = {
  side: 'guest' | 'host' | null
  sort?: TimeSort
  cursor?: string | undefined
  limit: number
}
type Page = { items: PacketRow[]; nextCursor: string | null; total: number }

/** A page of packets with what each still lacks: four statements, however long it is. */
export async function viewPacketPage(deps: Deps, filter: PacketFilter, asked: Asked): Promise<Page> {
  const { side, sort = 'newest', cursor, limit } = asked
  const now = deps.clock.now()
  const [rows, total] = await Promise.all([
    findPacketPage(deps.db, filter, { sort, after: readTimeCursor(cursor), limit }),
    countPackets(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id])
  const facts = await findFactsOfPackets(
    deps.db,
    page.map(({ bookingId }) => bookingId),
  )
  return {
    items: page.map((row) => packetRow(row, facts.get(row.bookingId), { side, now })),
    nextCursor,
    total,
  }
}
