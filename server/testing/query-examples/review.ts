import type * as store from '../../src/features/verification/review.store.ts'
import {
  countReviews,
  findAccountsWithIds,
  findReview,
  findReviewPage,
} from '../../src/features/verification/review.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findReviewPage: (tx) => findReviewPage(tx, { status: 'in_review', after: { at: now, id }, limit: 25 }),
  findReview: (tx) => findReview(tx, id),
  countReviews: (tx) => countReviews(tx, 'in_review'),
  findAccountsWithIds: (tx) => findAccountsWithIds(tx, [hash]),
}
