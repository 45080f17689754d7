import type * as store from '../../src/features/data-export/data-export.store.ts'
import {
  findAskedExport,
  findAskedSince,
  findExports,
  findOverdue,
  findReadyExport,
  findReadyLetter,
  hasOpenExport,
  insertExport,
  lockAsker,
  markFailed,
  markOver,
  markReady,
} from '../../src/features/data-export/data-export.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findExports: (tx) => findExports(tx, id, 10),
  findAskedSince: (tx) => findAskedSince(tx, id, now),
  lockAsker: (tx) => lockAsker(tx, id),
  hasOpenExport: (tx) => hasOpenExport(tx, id),
  insertExport: (tx) => insertExport(tx, id, now),
  findAskedExport: (tx) => findAskedExport(tx, id),
  markReady: (tx) => markReady(tx, { id, fileKey: 'exports/one', size: 9, now, until: now }),
  markFailed: (tx) => markFailed(tx, id),
  findReadyExport: (tx) => findReadyExport(tx, { id, userId: id, now }),
  findReadyLetter: (tx) => findReadyLetter(tx, id),
  findOverdue: (tx) => findOverdue(tx, { now, givenUp: now }),
  markOver: (tx) => markOver(tx, id, 'expired'),
}
