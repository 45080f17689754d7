import type * as store from '../../src/features/hosting/hosting.store.ts'
import {
  findListingsShowing,
  findListingWith,
  findOpenApplications,
  findOwnDrafts,
  findOwnListing,
  findOwnListings,
} from '../../src/features/hosting/hosting.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findListingsShowing: (tx) => findListingsShowing(tx, id),
  findListingWith: (tx) => findListingWith(tx, id, id),
  findOwnDrafts: (tx) => findOwnDrafts(tx, id),
  findOpenApplications: (tx) => findOpenApplications(tx, id),
  findOwnListings: (tx) => findOwnListings(tx, id),
  findOwnListing: (tx) => findOwnListing(tx, id, id),
}
