import { PRIVACY_DEFAULTS } from '@roomtone/domain/account/privacy'
import { sharesOf } from '@roomtone/domain/review/shares'
import type * as store from '../../src/features/review/write-review.store.ts'
import {
  findClosedBlind,
  findPrivacy,
  findWritten,
  lockReview,
  openReviewCase,
  publishAll,
  saveHidden,
  saveRating,
  saveReply,
  saveReview,
  sumRatings,
  takeTurnsRating,
} from '../../src/features/review/write-review.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const shares = sharesOf(PRIVACY_DEFAULTS, {
  home: null,
  tripType: 'stills',
  stay: { by: 'hour', length: 4 },
  services: [],
})
const people = { authorId: id, subjectId: id }

export const examples: ExamplesOf<typeof store> = {
  findWritten: (tx) => findWritten(tx, id),
  saveReview: (tx) =>
    saveReview(tx, {
      ...people,
      bookingId: id,
      propertyId: id,
      side: 'guest',
      rating: 5,
      body: 'Quiet and bright.',
      shares,
      now,
    }),
  publishAll: (tx) => publishAll(tx, id, now),
  takeTurnsRating: (tx) => takeTurnsRating(tx, id),
  sumRatings: (tx) => sumRatings(tx, id),
  saveRating: (tx) => saveRating(tx, id, { hundredths: 490, count: 10 }),
  findClosedBlind: (tx) => findClosedBlind(tx, now, 200),
  lockReview: (tx) => lockReview(tx, id),
  saveReply: (tx) => saveReply(tx, id, 'Thank you.', now),
  saveHidden: (tx) => saveHidden(tx, { id, hidden: { by: id, reason: 'About another house' }, now }),
  findPrivacy: (tx) => findPrivacy(tx, id),
  openReviewCase: (tx) =>
    openReviewCase(tx, { subjectId: id, reporterId: id, reason: 'Not true', reviewId: id, now }),
}
