import type * as store from '../../src/features/review/review-list.store.ts'
import {
  countAdminReviews,
  findAdminReview,
  findAdminReviewPage,
} from '../../src/features/review/review-list.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const all = { q: '', show: 'all', rating: undefined } as const
const some = { q: 'roof', show: 'reported', rating: 1 } as const

export const examples: ExamplesOf<typeof store> = {
  findAdminReviewPage: [
    (tx) => findAdminReviewPage(tx, all, { after: null, limit: 25 }),
    (tx) => findAdminReviewPage(tx, some, { after: { at: now, id }, limit: 25 }),
  ],
  countAdminReviews: (tx) => countAdminReviews(tx, { q: '', show: 'hidden', rating: undefined }),
  findAdminReview: (tx) => findAdminReview(tx, id),
}
