import type * as store from '../../src/features/recovery/factor-removal.store.ts'
import {
  deleteFactors,
  endRemoval,
  findDueRemovals,
  findOpenRemoval,
  hasFactors,
  insertRemoval,
} from '../../src/features/recovery/factor-removal.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  hasFactors: (tx) => hasFactors(tx, id),
  insertRemoval: (tx) => insertRemoval(tx, { userId: id, requestedBy: id, now, takesEffectAt: now }),
  findOpenRemoval: (tx) => findOpenRemoval(tx, id),
  endRemoval: [
    (tx) => endRemoval(tx, { userId: id, outcome: 'removed', now }),
    (tx) => endRemoval(tx, { userId: id, outcome: 'objected', now }),
  ],
  findDueRemovals: (tx) => findDueRemovals(tx, now),
  deleteFactors: (tx) => deleteFactors(tx, id),
}
