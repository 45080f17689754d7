import type * as store from '../../src/features/verification/review/review.store.ts'
import {
  countReviews,
  findAccountsWithIds,
  findReview,
  findReviewPage,
} from '../../src/features/verification/review/review.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const everyone = { status: 'in_review', q: '', whose: 'all', viewerId: id } as const
const mine = { status: 'in_review', q: 'ada', whose: 'mine', viewerId: id } as const

export const examples: ExamplesOf<typeof store> = {
  findReviewPage: [
    (tx) => findReviewPage(tx, everyone, { sort: 'newest', after: { at: now, id }, limit: 25 }),
    (tx) => findReviewPage(tx, mine, { sort: 'oldest', after: { at: now, id }, limit: 25 }),
  ],
  findReview: (tx) => findReview(tx, id),
  countReviews: (tx) => countReviews(tx, mine),
  findAccountsWithIds: (tx) => findAccountsWithIds(tx, [hash]),
}
