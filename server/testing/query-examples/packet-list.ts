import type * as store from '../../src/features/compliance/packet/packet-list.store.ts'
import {
  countPackets,
  findListedPacket,
  findPacketPage,
  markComplete,
} from '../../src/features/compliance/packet/packet-list.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const first = { after: null, limit: 25 }
const own = { side: 'host', userId: id } as const

export const examples: ExamplesOf<typeof store> = {
  findPacketPage: [
    (tx) => findPacketPage(tx, { q: '0a1b2c3d', status: 'missing_docs', isSigned: false }, first),
    (tx) => findPacketPage(tx, { own }, { after: { at: now, id }, limit: 25 }),
  ],
  countPackets: [(tx) => countPackets(tx, { q: 'RT-2026' }), (tx) => countPackets(tx, { own })],
  findListedPacket: (tx) => findListedPacket(tx, id),
  markComplete: (tx) => markComplete(tx, id, { adminId: id, reason: 'Signed on paper', now }),
}
