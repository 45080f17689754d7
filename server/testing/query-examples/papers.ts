import type * as store from '../../src/features/payout/documents/papers.store.ts'
import {
  findBookingFacts,
  findCardOf,
  findClaimPaymentsOf,
  findPayoutFacts,
  findRefundsOf,
  findRewardFacts,
} from '../../src/features/payout/documents/papers.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findBookingFacts: (tx) => findBookingFacts(tx, id, id),
  findCardOf: (tx) => findCardOf(tx, id),
  findClaimPaymentsOf: (tx) => findClaimPaymentsOf(tx, id),
  findRefundsOf: (tx) => findRefundsOf(tx, id),
  findPayoutFacts: (tx) => findPayoutFacts(tx, id, id),
  findRewardFacts: (tx) => findRewardFacts(tx, id, id),
}
