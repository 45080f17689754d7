import type * as store from '../../src/features/public-profile/person.store.ts'
import { findLiveListings, findPerson } from '../../src/features/public-profile/person.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findPerson: (tx) => findPerson(tx, id),
  findLiveListings: (tx) => findLiveListings(tx, id, 12),
}
