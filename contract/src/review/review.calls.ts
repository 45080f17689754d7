import { call } from '../call.ts'
import type { changeReviewVisibility, listReviews } from './admin-reviews.ts'
import type {
  listPersonReviews,
  listPropertyReviews,
  listReviewsAboutYou,
  listReviewsByYou,
  listReviewsToWrite,
  replyToReview,
  reportReview,
  showBookingReviews,
  writeReview,
} from './reviews.ts'

export const reviewCalls = {
  ofBooking: call<typeof showBookingReviews>('GET /api/bookings/:id/reviews'),
  write: call<typeof writeReview>('PUT /api/bookings/:id/reviews'),
  reply: call<typeof replyToReview>('POST /api/reviews/:id/reply'),
  report: call<typeof reportReview>('POST /api/reviews/:id/report'),
  toWrite: call<typeof listReviewsToWrite>('GET /api/reviews/to-write'),
  aboutYou: call<typeof listReviewsAboutYou>('GET /api/reviews/about-you'),
  byYou: call<typeof listReviewsByYou>('GET /api/reviews/by-you'),
  ofProperty: call<typeof listPropertyReviews>('GET /api/properties/:id/reviews'),
  ofPerson: call<typeof listPersonReviews>('GET /api/people/:id/reviews'),
  list: call<typeof listReviews>('GET /api/admin/reviews'),
  changeVisibility: call<typeof changeReviewVisibility>('POST /api/admin/reviews/:id/visibility'),
}
