import type * as store from '../../src/features/hosting/address-review.store.ts'
import {
  dropOpenRevision,
  insertApplicationOf,
  lockApplication,
  sendToReview,
  withdrawReview,
} from '../../src/features/hosting/address-review.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const move = {
  location: {
    address: '12 Secret Street',
    city: 'Los Angeles',
    state: 'CA',
    country: 'United States' as const,
    zip: '90012',
  },
  pin: { lat: 34.05, lng: -118.24 },
  pinMoved: true,
  timeZone: 'America/Los_Angeles',
}

export const examples: ExamplesOf<typeof store> = {
  lockApplication: (tx) => lockApplication(tx, id),
  insertApplicationOf: (tx) => insertApplicationOf(tx, id, now),
  dropOpenRevision: (tx) => dropOpenRevision(tx, id),
  sendToReview: (tx) => sendToReview(tx, id, move, now),
  withdrawReview: (tx) => withdrawReview(tx, id, now),
}
