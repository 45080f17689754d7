import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { checkPacket, type PacketFacts } from '@roomtone/domain/compliance/packet'
import { isPacketOpen } from '@roomtone/domain/compliance/packet-open'
import type { PacketListRow } from './packet-list.store.ts'

type Reader = { side: 'guest' | 'host' | null; now: Date }

export function packetRow(row: PacketListRow, facts: PacketFacts | undefined, reader: Reader): PacketRow {
  const missing = (facts ? checkPacket(facts) : []).filter(({ isRequired, isDone }) => isRequired && !isDone)
  // What can no longer be added is no one's turn.
  const isOpen = isPacketOpen({ state: row.state, endsAt: row.endsAt, now: reader.now })
  return {
    id: row.id,
    bookingId: row.bookingId,
    invoiceId: row.invoiceId,
    isReleaseSigned: row.isReleaseSigned,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    title: row.title,
    production: row.production,
    startsAt: row.startsAt.toISOString(),
    timeZone: row.timeZone,
    missing: missing.length,
    yours: isOpen ? missing.filter(({ turn }) => turn !== null && turn === reader.side).length : 0,
  }
}
