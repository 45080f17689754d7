import type * as store from '../../src/features/application/draft/copy-listing.store.ts'
import { findListingToCopy } from '../../src/features/application/draft/copy-listing.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findListingToCopy: (tx) => findListingToCopy(tx, id, id),
}
