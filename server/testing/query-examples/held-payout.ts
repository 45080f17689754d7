import type * as store from '../../src/features/payment/payout-hold/held-payout.store.ts'
import {
  holdPayouts,
  letPayoutsGo,
  letPayoutsOfGo,
  markDisputed,
} from '../../src/features/payment/payout-hold/held-payout.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  holdPayouts: (tx) => holdPayouts(tx, id),
  letPayoutsGo: (tx) => letPayoutsGo(tx, id, now),
  letPayoutsOfGo: (tx) => letPayoutsOfGo(tx, id, now),
  markDisputed: (tx) => markDisputed(tx, 'pi_sim_1', now),
}
