import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery } from '../fields.ts'
import { text } from '../text-class.ts'
import { publishedReview } from './review.ts'

/** Published reviews only: a blind one is nobody's business but its author's. */
export const reviewRow = publishedReview.extend({
  bookingId: id,
  authorEmail: z.string(),
  subjectEmail: z.string(),
  hidden: z.object({ at: instant, by: z.string(), because: z.string() }).nullable(),
  /** Reports that nobody has decided yet. */
  openReports: z.int(),
})

export type ReviewRow = z.output<typeof reviewRow>

export const REVIEW_FILTERS = ['all', 'reported', 'hidden'] as const

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  audience: 'admin',
  summary: 'Published reviews, the newest first: by words, people or listings, stars, reported or taken down',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(255).default(''),
    show: z.enum(REVIEW_FILTERS).default('all'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
  }),
  limit: { max: 300, seconds: 60 },
  reply: pageOf(reviewRow),
  errors: [],
})

export const changeReviewVisibility = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/visibility',
  audience: 'admin',
  summary: 'Take a review down with a reason, or bring it back; the rating of the listing follows',
  params: z.object({ id }),
  body: z.object({
    hidden: z.boolean(),
    reason: text(
      'after_confirmation',
      z.string().trim().min(3, check('why_missing')).max(1000, check('text_too_long')),
    ),
  }),
  limit: { max: 120, seconds: 60 },
  reply: reviewRow,
  errors: ['not_found', 'validation_failed', 'own_account', 'text_flagged', 'conflict'],
})
