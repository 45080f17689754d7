import type * as store from '../../src/features/calendar/calendar.store.ts'
import {
  findListingByToken,
  findOwnListing,
  lockListing,
  lockOwnListing,
} from '../../src/features/calendar/calendar.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findOwnListing: (tx) => findOwnListing(tx, id, id),
  lockOwnListing: (tx) => lockOwnListing(tx, id, id),
  lockListing: (tx) => lockListing(tx, id),
  findListingByToken: (tx) => findListingByToken(tx, 'never issued'),
}
