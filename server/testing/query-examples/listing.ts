import type * as store from '../../src/features/listing/listing.store.ts'
import {
  countAnswers,
  findHost,
  findListing,
  findNewestPage,
  findPhotoIds,
  hasShotBefore,
  isHeldByBookings,
} from '../../src/features/listing/listing.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const admin = {
  userId: id,
  sessionId: id,
  roles: ['admin'],
  verificationStatus: 'verified',
  emailConfirmed: true,
  hasNames: true,
  hasCommitted: true,
} as const

export const examples: ExamplesOf<typeof store> = {
  findListing: [(tx) => findListing(tx, id, null), (tx) => findListing(tx, id, admin)],
  findHost: (tx) => findHost(tx, id),
  hasShotBefore: (tx) => hasShotBefore(tx, id),
  countAnswers: (tx) => countAnswers(tx, id, new Date('2026-08-03T12:00:00Z'), now),
  isHeldByBookings: (tx) => isHeldByBookings(tx, 1, now, new Date('2026-11-02T12:00:00Z')),
  findPhotoIds: (tx) => findPhotoIds(tx, id),
  findNewestPage: [
    (tx) => findNewestPage(tx, { after: null, limit: 25 }),
    (tx) => findNewestPage(tx, { after: { at: now, id }, limit: 25 }),
  ],
}
