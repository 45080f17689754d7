import type * as store from '../../src/features/payment/payout-hold/held-payout.store.ts'
import {
  holdPayouts,
  markDisputed,
  unholdPayouts,
  unholdPayoutsOf,
} from '../../src/features/payment/payout-hold/held-payout.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  holdPayouts: (tx) => holdPayouts(tx, id),
  unholdPayouts: (tx) => unholdPayouts(tx, id, now),
  unholdPayoutsOf: (tx) => unholdPayoutsOf(tx, id, now),
  markDisputed: (tx) => markDisputed(tx, id, now),
}
