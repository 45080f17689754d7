import type * as store from '../../src/features/payment/payout-account/payout-account.store.ts'
import {
  findEmailOf,
  findPayoutAccount,
  findWaitingPayouts,
  upsertPayoutAccount,
} from '../../src/features/payment/payout-account/payout-account.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findPayoutAccount: (tx) => findPayoutAccount(tx, id),
  upsertPayoutAccount: (tx) =>
    upsertPayoutAccount(
      tx,
      id,
      { provider: 'stripe', reference: 'acct_1', status: 'active', label: 'A bank •••• 6789' },
      now,
    ),
  findWaitingPayouts: (tx) => findWaitingPayouts(tx, id),
  findEmailOf: (tx) => findEmailOf(tx, id),
}
