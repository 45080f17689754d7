import type * as store from '../../src/features/payout/documents/statement.store.ts'
import { findMonths, findMovements, sumBefore } from '../../src/features/payout/documents/statement.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findMovements: (tx) => findMovements(tx, { hostId: id, from: now, to: now }),
  sumBefore: (tx) => sumBefore(tx, id, now),
  findMonths: (tx) => findMonths(tx, id, 'America/Los_Angeles'),
}
