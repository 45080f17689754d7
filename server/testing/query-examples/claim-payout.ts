import type * as store from '../../src/features/claim/pay/claim-payout.store.ts'
import { insertClaimPayout } from '../../src/features/claim/pay/claim-payout.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertClaimPayout: (tx) => insertClaimPayout(tx, { claimId: id, bookingId: id, hostId: id, now }),
}
