import type * as store from '../../src/features/review/read-review.store.ts'
import {
  countStars,
  findName,
  findReview,
  findReviewLetter,
  findReviewPage,
  findReviewsOf,
  findSealedInfo,
  findToWrite,
  isShownPerson,
} from '../../src/features/review/read-review.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const whoAsks = { userId: id, endedAfter: now, now, limit: 50 }

export const examples: ExamplesOf<typeof store> = {
  findReviewPage: [
    (tx) => findReviewPage(tx, { propertyId: id }, { after: null, limit: 6 }),
    (tx) => findReviewPage(tx, { subjectId: id, side: 'host' }, { after: { at: now, id }, limit: 6 }),
    (tx) => findReviewPage(tx, { authorId: id, side: 'guest' }, { after: null, limit: 6 }),
  ],
  countStars: (tx) => countStars(tx, { propertyId: id }),
  findReviewsOf: (tx) => findReviewsOf(tx, id),
  findReview: (tx) => findReview(tx, id),
  isShownPerson: (tx) => isShownPerson(tx, id),
  findToWrite: [
    (tx) => findToWrite(tx, { ...whoAsks, side: 'guest' }),
    (tx) => findToWrite(tx, { ...whoAsks, side: 'host' }),
  ],
  findReviewLetter: (tx) => findReviewLetter(tx, id),
  findName: (tx) => findName(tx, id).catch(() => ''),
  findSealedInfo: (tx) => findSealedInfo(tx, id),
}
