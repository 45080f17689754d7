import type * as store from '../../src/features/payout/earnings/earnings.store.ts'
import {
  countBookings,
  countPayouts,
  findHome,
  findPayoutPage,
  sumPaidByMonth,
  sumUpcomingByMonth,
} from '../../src/features/payout/earnings/earnings.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const zone = 'America/Los_Angeles'
const after = { at: now, id }

export const examples: ExamplesOf<typeof store> = {
  findPayoutPage: [
    (tx) => findPayoutPage(tx, { hostId: id, show: 'upcoming', after, limit: 25 }),
    (tx) => findPayoutPage(tx, { hostId: id, show: 'settled', after, limit: 25 }),
  ],
  countPayouts: (tx) => countPayouts(tx, id, 'upcoming'),
  sumPaidByMonth: (tx) => sumPaidByMonth(tx, id, zone),
  sumUpcomingByMonth: (tx) => sumUpcomingByMonth(tx, { hostId: id, zone, waitMs: 86_400_000 }),
  countBookings: (tx) => countBookings(tx, { hostId: id, zone, year: '2026' }),
  findHome: (tx) => findHome(tx, id),
}
