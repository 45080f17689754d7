import type * as store from '../../src/features/compliance/packet/packet.store.ts'
import {
  findFactsRows,
  findPacket,
  findPacketFiles,
  findPacketLetter,
  findSpaceOf,
  findWithoutPacket,
  hasReadRelease,
  insertPacket,
  takeTurnsToRead,
  updatePacket,
} from '../../src/features/compliance/packet/packet.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findPacket: (tx) => findPacket(tx, id),
  insertPacket: (tx) =>
    insertPacket(tx, {
      bookingId: id,
      invoiceId: 'RT-2026-00000000',
      insuranceLeast: 100_000_000,
      needsPermit: true,
      now,
    }),
  updatePacket: (tx) => updatePacket(tx, id, { isReleaseSigned: true, completedAt: now }),
  findWithoutPacket: (tx) => findWithoutPacket(tx, now, 100),
  findFactsRows: (tx) => findFactsRows(tx, [id]),
  findPacketFiles: (tx) => findPacketFiles(tx, [id]),
  findSpaceOf: (tx) => findSpaceOf(tx, id),
  findPacketLetter: (tx) => findPacketLetter(tx, id),
  takeTurnsToRead: (tx) => takeTurnsToRead(tx, id, id),
  hasReadRelease: (tx) => hasReadRelease(tx, { bookingId: id, userId: id, version: 1, since: now }),
}
