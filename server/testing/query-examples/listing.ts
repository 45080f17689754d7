import type * as store from '../../src/features/listing/listing.store.ts'
import { findListing, findNewestPage, findPhotoIds } from '../../src/features/listing/listing.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const admin = {
  userId: id,
  sessionId: id,
  roles: ['admin'],
  verificationStatus: 'verified',
  hasNames: true,
  hasCommitted: true,
} as const

export const examples: ExamplesOf<typeof store> = {
  findListing: [(tx) => findListing(tx, id, null), (tx) => findListing(tx, id, admin)],
  findPhotoIds: (tx) => findPhotoIds(tx, id),
  findNewestPage: [
    (tx) => findNewestPage(tx, { after: null, limit: 25 }),
    (tx) => findNewestPage(tx, { after: { at: now, id }, limit: 25 }),
  ],
}
