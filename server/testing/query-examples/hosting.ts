import type * as store from '../../src/features/hosting/hosting.store.ts'
import {
  findOpenApplications,
  findOwnDrafts,
  findOwnListing,
  findOwnListings,
} from '../../src/features/hosting/hosting.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findOwnDrafts: (tx) => findOwnDrafts(tx, id),
  findOpenApplications: (tx) => findOpenApplications(tx, id),
  findOwnListings: (tx) => findOwnListings(tx, id),
  findOwnListing: (tx) => findOwnListing(tx, id, id),
}
