import type * as store from '../../src/features/application/application-review.store.ts'
import {
  countApplications,
  countFound,
  findApplicationPage,
  findDecision,
  findForReview,
  findLastDecided,
  findReviewTimes,
} from '../../src/features/application/application-review.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const filter = { status: 'pending', q: 'loft', whose: 'unassigned', viewerId: id } as const

export const examples: ExamplesOf<typeof store> = {
  countFound: (tx) => countFound(tx, filter),
  findApplicationPage: (tx) =>
    findApplicationPage(tx, filter, { sort: 'newest', after: { at: now, id }, limit: 25 }),
  findForReview: (tx) => findForReview(tx, id),
  countApplications: (tx) => countApplications(tx),
  findLastDecided: (tx) => findLastDecided(tx, [id]),
  findReviewTimes: (tx) => findReviewTimes(tx, now),
  findDecision: (tx) => findDecision(tx, id),
}
