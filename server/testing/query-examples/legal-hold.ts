import type * as store from '../../src/features/retention/hold/legal-hold.store.ts'
import {
  countHolds,
  endHold,
  findHold,
  findHolds,
  findRemovedFiles,
  insertHold,
  lockHoldSubject,
} from '../../src/features/retention/hold/legal-hold.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const hold = { subjectType: 'booking', subjectId: id, reason: 'A claim', placedBy: id, now } as const

export const examples: ExamplesOf<typeof store> = {
  findHolds: [
    (tx) => findHolds(tx, { q: '' }, { sort: 'newest', after: null, limit: 25 }),
    (tx) =>
      findHolds(tx, { state: 'open', q: 'claim' }, { sort: 'oldest', after: { at: now, id }, limit: 25 }),
  ],
  countHolds: (tx) => countHolds(tx, { state: 'lifted', q: '' }),
  findHold: (tx) => findHold(tx, id),
  lockHoldSubject: [(tx) => lockHoldSubject(tx, 'booking', id), (tx) => lockHoldSubject(tx, 'user', id)],
  findRemovedFiles: [(tx) => findRemovedFiles(tx, 'booking', id), (tx) => findRemovedFiles(tx, 'user', id)],
  insertHold: (tx) => insertHold(tx, hold),
  endHold: (tx) => endHold(tx, { id, liftedBy: id, now }),
}
