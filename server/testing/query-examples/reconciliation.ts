import type * as store from '../../src/features/payment/reconcile/reconciliation.store.ts'
import {
  findChargesOf,
  findLeftWithHosts,
  findMovedBookings,
  findReconciliations,
  findStuckCharges,
  findStuckPayouts,
  findUnplannedShares,
  insertReconciliation,
} from '../../src/features/payment/reconcile/reconciliation.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findMovedBookings: (tx) => findMovedBookings(tx, { since: now, named: [id], after: id, limit: 5000 }),
  findChargesOf: (tx) => findChargesOf(tx, [id]),
  findStuckCharges: (tx) => findStuckCharges(tx, now, 200),
  findStuckPayouts: (tx) => findStuckPayouts(tx, now, 200),
  findLeftWithHosts: (tx) => findLeftWithHosts(tx, { since: now, limit: 200 }),
  findUnplannedShares: (tx) => findUnplannedShares(tx, { since: now, limit: 200 }),
  insertReconciliation: (tx) =>
    insertReconciliation(tx, {
      now,
      checked: 1,
      differences: [{ bookingId: id, what: 'Taken from the card', ours: 78_700, theirs: 78_600 }],
    }),
  findReconciliations: (tx) => findReconciliations(tx, 30),
}
