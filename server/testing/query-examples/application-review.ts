import type * as store from '../../src/features/application/application-review.store.ts'
import {
  countApplications,
  findApplicationPage,
  findDecision,
  findForReview,
  findLastDecided,
} from '../../src/features/application/application-review.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findApplicationPage: (tx) =>
    findApplicationPage(tx, { status: 'pending', after: { at: now, id }, limit: 25 }),
  findForReview: (tx) => findForReview(tx, id),
  countApplications: (tx) => countApplications(tx),
  findLastDecided: (tx) => findLastDecided(tx, [id]),
  findDecision: (tx) => findDecision(tx, id),
}
