import { CLAIM_KINDS, CLAIM_SIDES } from '@roomtone/domain/claim/claim'
import { z } from 'zod'
import { fileView } from '../booking/booking-files.ts'
import { chosenCard } from '../booking/request-booking.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { text } from '../text-class.ts'
import { chosenEvidence, claimCard, claimText, claimView } from './claim.ts'

export const listBookingClaims = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/claims',
  audience: 'member',
  summary:
    'What was reported about a booking, for both sides and admins, and whether you can report something',
  params: z.object({ id }),
  reply: z.object({
    items: z.array(claimCard),
    /** Null: not now, or not any more. `most` is in cents. */
    mayOpen: z.object({ side: z.enum(CLAIM_SIDES), until: instant, most: z.int() }).nullable(),
  }),
  errors: ['not_found'],
})

export const listEvidenceChoices = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/claim-evidence',
  audience: 'member',
  summary: 'Files of the packet and messages between the two sides that can be shown as evidence',
  params: z.object({ id }),
  reply: z.object({
    files: z.array(
      z.object({
        id,
        kind: z.string(),
        side: z.enum(CLAIM_SIDES),
        name: z.string(),
        mediaType: z.string(),
        addedAt: instant,
      }),
    ),
    messages: z.array(z.object({ id, sender: z.string(), content: z.string(), sentAt: instant })),
  }),
  errors: ['not_found'],
})

export const openClaim = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/claims',
  audience: 'member',
  summary: 'Report a problem with a booking that has begun, until 72 hours after its end',
  params: z.object({ id }),
  body: z.object({
    kind: z.enum(CLAIM_KINDS, { error: check('claim_kind_missing') }),
    text: claimText,
    /** Cents. */
    asked: z.int(check('amount_missing')).min(1, check('amount_too_low')).max(1_000_000_000),
    ...chosenEvidence,
  }),
  reply: claimView,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'text_flagged', 'rate_limited'],
})

export const showClaim = endpoint({
  method: 'GET',
  path: '/api/claims/:id',
  audience: 'member',
  summary: 'One case with everything that both sides said and showed, for both and admins',
  params: z.object({ id }),
  limit: { max: 300, seconds: 60 },
  reply: claimView,
  errors: ['not_found'],
})

export const answerClaim = endpoint({
  method: 'POST',
  path: '/api/claims/:id/answer',
  audience: 'member',
  summary: 'Agree, and pay what is asked at once, or disagree; within 48 hours',
  params: z.object({ id }),
  body: z
    .object({
      agrees: z.boolean(),
      text: text('after_confirmation', z.string().trim().max(4000)).default(''),
      ...chosenEvidence,
    })
    .refine(({ agrees, text: words }) => agrees || claimText.safeParse(words).success, {
      path: ['text'],
      error: check('claim_text_missing'),
    }),
  limit: { max: 120, seconds: 60 },
  reply: claimView,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'text_flagged', 'rate_limited'],
})

export const addEvidence = endpoint({
  method: 'POST',
  path: '/api/claims/:id/evidence',
  audience: 'member',
  summary: 'Add a picture or a PDF of your own to a case that is not decided; pictures are re-encoded',
  params: z.object({ id }),
  query: z.object({ name: text('after_confirmation', z.string().trim().min(1).max(120)).default('file') }),
  bytes: { max: 10 * 1024 * 1024 },
  limit: { max: 120, seconds: 60 },
  reply: claimView,
  errors: [
    'not_found',
    'no_longer_possible',
    'file_too_large',
    'file_not_accepted',
    'pdf_not_plain',
    'rate_limited',
  ],
})

export const readEvidence = endpoint({
  method: 'GET',
  path: '/api/claims/evidence/:id',
  audience: 'member',
  summary: 'A file that was added to a case, for both sides and admins; each reading is written down',
  params: z.object({ id }),
  reply: fileView,
  errors: ['not_found'],
})

export const withdrawClaim = endpoint({
  method: 'POST',
  path: '/api/claims/:id/withdraw',
  audience: 'member',
  summary: 'Take back what you reported; held payouts go on',
  params: z.object({ id }),
  limit: { max: 120, seconds: 60 },
  reply: claimView,
  errors: ['not_found', 'no_longer_possible'],
})

export const payClaim = endpoint({
  method: 'POST',
  path: '/api/claims/:id/pay',
  audience: 'member',
  summary: 'Pay what a host was awarded, with another card than the one that was asked',
  params: z.object({ id }),
  body: z.object({ card: chosenCard }),
  reply: claimView,
  errors: [
    'not_found',
    'validation_failed',
    'no_longer_possible',
    'card_declined',
    'payments_unreachable',
    'rate_limited',
  ],
})

export const confirmClaimPayment = endpoint({
  method: 'POST',
  path: '/api/claims/:id/confirm-payment',
  audience: 'member',
  summary: 'Go on after the guest has been with their bank, or look again after a silence',
  params: z.object({ id }),
  limit: { max: 120, seconds: 60 },
  reply: claimView,
  errors: ['not_found', 'rate_limited'],
})
