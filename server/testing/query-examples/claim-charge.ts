import type * as store from '../../src/features/claim/claim-charge.store.ts'
import {
  findCharge,
  findLatestCharge,
  findLiveCharge,
  findUnsettledCharges,
  insertCharge,
  updateCharge,
} from '../../src/features/claim/claim-charge.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findCharge: (tx) => findCharge(tx, id),
  findLiveCharge: (tx) => findLiveCharge(tx, id),
  findLatestCharge: (tx) => findLatestCharge(tx, id),
  insertCharge: (tx) =>
    insertCharge(tx, { claimId: id, amount: 7_000, token: 'tok', customer: null, isAway: true, now }),
  updateCharge: (tx) =>
    updateCharge(tx, id, ['asking'], {
      state: 'asking',
      reference: 'pi_sim_1',
      client_secret: null,
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
    }),
  findUnsettledCharges: (tx) => findUnsettledCharges(tx, now, 200),
}
