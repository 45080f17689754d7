import type * as store from '../../src/features/data-export/export-files.store.ts'
import {
  findAvatar,
  findOwnEvidence,
  findOwnMessageFiles,
  findOwnPacketFiles,
  findOwnPhotos,
  findPaperedBookings,
} from '../../src/features/data-export/export-files.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findAvatar: (tx) => findAvatar(tx, id),
  findOwnPhotos: [
    (tx) => findOwnPhotos(tx, id, { after: null, limit: 200 }),
    (tx) => findOwnPhotos(tx, id, { after: id, limit: 200 }),
  ],
  findOwnMessageFiles: [
    (tx) => findOwnMessageFiles(tx, id, { after: null, limit: 200 }),
    (tx) => findOwnMessageFiles(tx, id, { after: id, limit: 200 }),
  ],
  findOwnPacketFiles: [
    (tx) => findOwnPacketFiles(tx, id, { after: null, limit: 200 }),
    (tx) => findOwnPacketFiles(tx, id, { after: id, limit: 200 }),
  ],
  findOwnEvidence: [
    (tx) => findOwnEvidence(tx, id, { after: null, limit: 200 }),
    (tx) => findOwnEvidence(tx, id, { after: id, limit: 200 }),
  ],
  findPaperedBookings: [
    (tx) => findPaperedBookings(tx, id, { after: null, limit: 200 }),
    (tx) => findPaperedBookings(tx, id, { after: id, limit: 200 }),
  ],
}
