import type * as store from '../../src/features/payment/charge/charge.store.ts'
import {
  countDeclines,
  findAskingCharges,
  findCapturedCharges,
  findCharge,
  findChargeByReference,
  findLatestCharge,
  findLiveCharge,
  findUnsettledCharges,
  findVoiding,
  insertCharge,
  updateCharge,
} from '../../src/features/payment/charge/charge.store.ts'
import { rentOf } from '../../src/features/payment/charge/paid-for.ts'
import { type ExamplesOf, id, now } from './example.ts'

const rent = rentOf(id)
const award = { purpose: 'claim', bookingId: id, claimId: id } as const
const asked = { id, token: 'tok_sim', customer: null, amount: 78_700, isAway: false, now }

export const examples: ExamplesOf<typeof store> = {
  countDeclines: (tx) => countDeclines(tx, rent),
  findAskingCharges: (tx) => findAskingCharges(tx, id),
  findCapturedCharges: (tx) => findCapturedCharges(tx, id),
  findCharge: (tx) => findCharge(tx, id),
  findChargeByReference: (tx) => findChargeByReference(tx, 'pi_sim_1'),
  findLatestCharge: [(tx) => findLatestCharge(tx, rent), (tx) => findLatestCharge(tx, award)],
  findLiveCharge: [(tx) => findLiveCharge(tx, rent), (tx) => findLiveCharge(tx, award)],
  findUnsettledCharges: (tx) => findUnsettledCharges(tx, now, 500),
  findVoiding: (tx) => findVoiding(tx, rent),
  insertCharge: [
    (tx) => insertCharge(tx, { ...rent, ...asked }),
    (tx) => insertCharge(tx, { ...award, ...asked, isAway: true }),
  ],
  updateCharge: (tx) =>
    updateCharge(tx, id, ['asking', 'needs_authentication'], {
      state: 'authorised',
      reference: 'pi_sim_1',
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
      authorised_until: now,
      client_secret: null,
      settled_at: now,
    }),
}
