import type * as store from '../../src/features/compliance/file/packet-file.store.ts'
import {
  findPacketFile,
  findRemovedFile,
  hasPacketFile,
  insertPacketFile,
  isEvidence,
  isFileHeld,
  lockSides,
  markFileCountersigned,
  markFileRemoved,
  weighPacketFiles,
} from '../../src/features/compliance/file/packet-file.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const file = {
  id,
  bookingId: id,
  kind: 'insurance' as const,
  party: 'guest' as const,
  ownerId: id,
  name: 'Certificate.pdf',
  mediaType: 'application/pdf' as const,
  sizeBytes: 240_000,
  sha256: hash,
  facts: { validFrom: '2026-11-01', validUntil: '2027-10-31', limit: 100_000_000 },
  now,
}

export const examples: ExamplesOf<typeof store> = {
  insertPacketFile: (tx) => insertPacketFile(tx, file),
  hasPacketFile: (tx) => hasPacketFile(tx, id),
  weighPacketFiles: (tx) => weighPacketFiles(tx, id),
  findPacketFile: (tx) => findPacketFile(tx, id),
  isEvidence: (tx) => isEvidence(tx, id),
  findRemovedFile: (tx) => findRemovedFile(tx, id),
  lockSides: (tx) => lockSides(tx, [id, id]),
  isFileHeld: (tx) => isFileHeld(tx, id),
  markFileRemoved: (tx) => markFileRemoved(tx, id, now),
  markFileCountersigned: (tx) => markFileCountersigned(tx, id, { userId: id, now }),
}
