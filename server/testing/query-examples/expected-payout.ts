import type * as store from '../../src/features/booking/read/expected-payout.store.ts'
import {
  countExpectedPayouts,
  findExpectedPayouts,
  findNextPayout,
  sumExpectedPayouts,
} from '../../src/features/booking/read/expected-payout.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findExpectedPayouts: (tx) => findExpectedPayouts(tx, { hostId: id, after: { at: now, id }, limit: 25 }),
  findNextPayout: (tx) => findNextPayout(tx, id),
  countExpectedPayouts: (tx) => countExpectedPayouts(tx, id),
  sumExpectedPayouts: (tx) => sumExpectedPayouts(tx, { hostId: id, thisMonth: '2026-11' }),
}
