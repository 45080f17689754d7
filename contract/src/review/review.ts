import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import { REPLY_MAX, REVIEW_BODY_MAX, REVIEW_SIDES } from '@roomtone/domain/review/review'
import { SERVICES } from '@roomtone/domain/review/shares'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { id, instant } from '../fields.ts'
import { text } from '../text-class.ts'

export const reviewForm = z.object({
  rating: z.coerce
    .number({ error: check('stars_missing') })
    .int()
    .min(1, check('stars_missing'))
    .max(5),
  body: text(
    'public',
    z.string().trim().min(1, check('words_missing')).max(REVIEW_BODY_MAX, check('text_too_long')),
  ),
})

export const replyForm = z.object({
  reply: text(
    'public',
    z.string().trim().min(1, check('words_missing')).max(REPLY_MAX, check('text_too_long')),
  ),
})

const reviewPerson = z.object({
  id,
  /** First name only. */
  name: z.string(),
  /** Whether `/users/{id}` shows them: nobody who has left, stepped away or was suspended. */
  hasProfile: z.boolean(),
})

const reply = z.object({ text: z.string(), at: instant })

/** A review as everyone may read it. */
export const publishedReview = z.object({
  id,
  /** Which side wrote it: the guest about the space and its host, the host about the guest. */
  side: z.enum(REVIEW_SIDES),
  rating: z.int(),
  body: z.string(),
  publishedAt: instant,
  author: reviewPerson,
  subject: reviewPerson,
  property: z.object({ id, title: z.string() }),
  /** What the author chose to share of the trip, by the settings they had when they wrote. */
  shares: z.object({
    home: z.string().nullable(),
    tripType: z.enum(PRODUCTION_KINDS).nullable(),
    stay: z.object({ by: z.enum(['hour', 'day']), length: z.int() }).nullable(),
    services: z.array(z.enum(SERVICES)),
  }),
  reply: reply.nullable(),
})

export type PublishedReview = z.output<typeof publishedReview>

/** A review as its author sees it: before anyone else does, and also when it was taken down. */
export const ownReview = publishedReview.extend({
  bookingId: id,
  publishedAt: instant.nullable(),
  writtenAt: instant,
  canEdit: z.boolean(),
  /** Why an admin took it down; null while it is shown. */
  hiddenBecause: z.string().nullable(),
})

export type OwnReview = z.output<typeof ownReview>

/** A review about the person who asks. */
export const reviewAboutYou = publishedReview.extend({ bookingId: id, canReply: z.boolean() })

export type ReviewAboutYou = z.output<typeof reviewAboutYou>

/** Both reviews of one booking, as one of its sides may know of them. */
export const bookingReviews = z.object({
  side: z.enum(REVIEW_SIDES),
  /** First name of the other side. */
  other: z.string(),
  /** Nothing written yet, and still time to. */
  canWrite: z.boolean(),
  closesAt: instant,
  mine: ownReview.nullable(),
  /** Null also while it is written and still blind. */
  theirs: reviewAboutYou.nullable(),
})

export type BookingReviews = z.output<typeof bookingReviews>
