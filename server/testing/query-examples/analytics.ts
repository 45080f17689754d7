import type * as store from '../../src/features/analytics/analytics.store.ts'
import {
  countBookings,
  findTopCities,
  findTopListings,
  followPeople,
  measureAnswers,
  sumMoney,
  sumVisits,
} from '../../src/features/analytics/analytics.store.ts'
import { type ExamplesOf, now } from './example.ts'

const begins = new Date('2026-10-31T00:00:00Z')
const span = {
  from: '2026-10-31',
  until: '2026-11-02',
  days: ['2026-10-31', '2026-11-01'],
  starts: [begins, new Date('2026-11-01T00:00:00Z')],
  begins,
  ends: new Date('2026-11-02T00:00:00Z'),
}

export const examples: ExamplesOf<typeof store> = {
  countBookings: (tx) => countBookings(tx, span),
  sumMoney: (tx) => sumMoney(tx, span),
  sumVisits: (tx) => sumVisits(tx, span),
  measureAnswers: (tx) => measureAnswers(tx, span, now),
  followPeople: (tx) => followPeople(tx, span),
  findTopListings: (tx) => findTopListings(tx, span),
  findTopCities: (tx) => findTopCities(tx, span),
}
