import type * as store from '../../src/features/closure/closing.store.ts'
import {
  findLeaver,
  findOpenClaims,
  findOwedClaims,
  findPayoutsUnderWay,
  markClosed,
  markOpen,
} from '../../src/features/closure/closing.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findOpenClaims: (tx) => findOpenClaims(tx, id),
  findOwedClaims: (tx) => findOwedClaims(tx, id),
  findPayoutsUnderWay: (tx) => findPayoutsUnderWay(tx, id),
  markClosed: (tx) => markClosed(tx, id, { now, until: now }),
  markOpen: (tx) => markOpen(tx, id, now),
  findLeaver: (tx) => findLeaver(tx, id, now),
}
