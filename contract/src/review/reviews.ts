import { REVIEW_SIDES } from '@roomtone/domain/review/review'
import { z } from 'zod'
import { bookingCard } from '../booking/booking.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery } from '../fields.ts'
import { text } from '../text-class.ts'
import {
  bookingReviews,
  ownReview,
  publishedReview,
  replyForm,
  reviewAboutYou,
  reviewForm,
} from './review.ts'

export const showBookingReviews = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/reviews',
  audience: 'member',
  summary: 'Your review of a booking, whether you may write one, and the other side’s once it is shown',
  params: z.object({ id }),
  reply: bookingReviews,
  errors: ['not_found'],
})

export const writeReview = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/reviews',
  audience: 'member',
  summary: 'Review the other side of a completed booking, or change what you wrote before it is shown',
  params: z.object({ id }),
  body: reviewForm,
  reply: bookingReviews,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'text_flagged', 'rate_limited'],
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/reply',
  audience: 'member',
  summary: 'Answer a review about you, once',
  params: z.object({ id }),
  body: replyForm,
  reply: reviewAboutYou,
  errors: ['not_found', 'validation_failed', 'conflict', 'text_flagged', 'rate_limited'],
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/report',
  audience: 'member',
  summary: 'Report a review to the admins',
  params: z.object({ id }),
  body: z.object({
    reason: text(
      'private',
      z.string().trim().min(3, check('report_missing')).max(1000, check('text_too_long')),
    ),
  }),
  reply: null,
  errors: ['not_found', 'validation_failed', 'rate_limited'],
})

const asSide = { as: z.enum(REVIEW_SIDES).default('guest') }

export const listReviewsToWrite = endpoint({
  method: 'GET',
  path: '/api/reviews/to-write',
  audience: 'member',
  summary: 'Bookings of yours that wait for your review, the first to close first',
  query: z.object(asSide),
  reply: z.object({ items: z.array(bookingCard) }),
  errors: [],
})

export const listReviewsAboutYou = endpoint({
  method: 'GET',
  path: '/api/reviews/about-you',
  audience: 'member',
  summary: 'What the other sides wrote about you as a guest or as a host, the newest first',
  query: z.object({ ...pageQuery, ...asSide }),
  reply: pageOf(reviewAboutYou),
  errors: [],
})

export const listReviewsByYou = endpoint({
  method: 'GET',
  path: '/api/reviews/by-you',
  audience: 'member',
  summary: 'What you wrote as a guest or as a host, the newest first',
  query: z.object({ ...pageQuery, ...asSide }),
  reply: pageOf(ownReview),
  errors: [],
})

const breakdown = z.object({
  /** How many gave one star, two, and so on to five. */
  stars: z.array(z.int()),
  /** 4.87; null while nobody has said anything. */
  average: z.number().nullable(),
})

export const listPropertyReviews = endpoint({
  method: 'GET',
  path: '/api/properties/:id/reviews',
  audience: 'anyone',
  summary: 'What guests wrote about a listing, the newest first, with how the stars are spread',
  params: z.object({ id }),
  query: z.object(pageQuery),
  reply: pageOf(publishedReview).extend(breakdown.shape),
  errors: ['not_found'],
})

export const listPersonReviews = endpoint({
  method: 'GET',
  path: '/api/people/:id/reviews',
  audience: 'anyone',
  summary: 'What others wrote about a person as a guest or as a host, the newest first',
  params: z.object({ id }),
  query: z.object({ ...pageQuery, ...asSide }),
  reply: pageOf(publishedReview).extend(breakdown.shape),
  errors: ['not_found'],
})
