import type * as store from '../../src/features/claim/claim-payout.store.ts'
import { holdPayouts, insertClaimPayout, letPayoutsGo } from '../../src/features/claim/claim-payout.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  holdPayouts: (tx) => holdPayouts(tx, id),
  letPayoutsGo: (tx) => letPayoutsGo(tx, id, now),
  insertClaimPayout: (tx) => insertClaimPayout(tx, { claimId: id, bookingId: id, hostId: id, now }),
}
