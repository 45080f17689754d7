import type * as store from '../../src/features/calendar/calendar.store.ts'
import {
  findListingByToken,
  findListingsWithSeries,
  findOwnCalendars,
  findOwnListing,
  lockListing,
  lockOwnListing,
  lockOwnListings,
} from '../../src/features/calendar/calendar.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findOwnListing: (tx) => findOwnListing(tx, id, id),
  lockOwnListing: (tx) => lockOwnListing(tx, id, id),
  findOwnCalendars: (tx) => findOwnCalendars(tx, id),
  lockOwnListings: (tx) => lockOwnListings(tx, [id], id),
  findListingsWithSeries: (tx) => findListingsWithSeries(tx, id, id),
  lockListing: (tx) => lockListing(tx, id),
  findListingByToken: (tx) => findListingByToken(tx, 'never issued'),
}
