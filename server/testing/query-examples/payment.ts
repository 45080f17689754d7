import type * as store from '../../src/features/payment/charge/charge.store.ts'
import {
  countDeclines,
  findClaimCharge,
  findLatestPayment,
  findLivePayment,
  findPayment,
  findPaymentByReference,
  findReleasing,
  insertPayment,
  updatePayment,
} from '../../src/features/payment/charge/charge.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  countDeclines: (tx) => countDeclines(tx, id),
  findClaimCharge: (tx) => findClaimCharge(tx, 'pi_sim_1'),
  findLivePayment: (tx) => findLivePayment(tx, id),
  findLatestPayment: (tx) => findLatestPayment(tx, id),
  findPayment: (tx) => findPayment(tx, id),
  findPaymentByReference: (tx) => findPaymentByReference(tx, 'pi_sim_1'),
  findReleasing: (tx) => findReleasing(tx, id),
  insertPayment: (tx) =>
    insertPayment(tx, { id, bookingId: id, token: 'tok_sim', customer: null, amount: 78_700, now }),
  updatePayment: (tx) =>
    updatePayment(tx, id, ['asking', 'needs_authentication'], {
      state: 'authorised',
      reference: 'pi_sim_1',
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 },
      authorised_until: now,
      client_secret: null,
      settled_at: now,
    }),
}
