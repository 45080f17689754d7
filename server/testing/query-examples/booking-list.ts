import type * as store from '../../src/features/booking/read/booking-list.store.ts'
import {
  countAll,
  countHosted,
  countTrips,
  findAdminPage,
  findHostPage,
  findTripPage,
} from '../../src/features/booking/read/booking-list.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const first = { after: null, limit: 25 }
const next = { after: { at: now, id }, limit: 25 }

export const examples: ExamplesOf<typeof store> = {
  findTripPage: [
    (tx) => findTripPage(tx, { guestId: id, when: 'upcoming', now }, next),
    (tx) => findTripPage(tx, { guestId: id, when: 'past', now }, first),
  ],
  countTrips: (tx) => countTrips(tx, { guestId: id, when: 'upcoming', now }),
  findHostPage: [
    (tx) => findHostPage(tx, { userId: id, show: 'requests', now }, first),
    (tx) => findHostPage(tx, { userId: id, show: 'upcoming', propertyId: id, now }, next),
    (tx) => findHostPage(tx, { userId: id, show: 'past', now }, next),
  ],
  countHosted: (tx) => countHosted(tx, { userId: id, show: 'requests', now }),
  findAdminPage: [
    (tx) => findAdminPage(tx, { q: '', now }, { sort: 'newest', ...first }),
    (tx) => findAdminPage(tx, { q: 'deadbeef', state: 'expired', now }, { sort: 'oldest', ...next }),
    (tx) => findAdminPage(tx, { q: 'loft', state: 'pending', now }, { sort: 'newest', ...first }),
    (tx) => findAdminPage(tx, { q: '', payout: 'stuck', now }, { sort: 'newest', ...first }),
  ],
  countAll: [
    (tx) => countAll(tx, { q: 'loft', now }),
    (tx) => countAll(tx, { q: '', now }),
    (tx) => countAll(tx, { q: 'deadbeef', payout: 'stuck', now }),
  ],
}
