import type * as store from '../../src/features/payout/earnings/earnings.store.ts'
import {
  countBookings,
  countSettled,
  findHome,
  findSettledPage,
  sumPaid,
} from '../../src/features/payout/earnings/earnings.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const zone = 'America/Los_Angeles'
const after = { at: now, id }

export const examples: ExamplesOf<typeof store> = {
  findSettledPage: (tx) => findSettledPage(tx, { hostId: id, after, limit: 25 }),
  countSettled: (tx) => countSettled(tx, id),
  sumPaid: (tx) => sumPaid(tx, id, zone),
  countBookings: (tx) => countBookings(tx, { hostId: id, zone, year: '2026' }),
  findHome: (tx) => findHome(tx, id),
}
