import {
  CHOSEN_MAX,
  CLAIM_CHARGE_STATES,
  CLAIM_KINDS,
  CLAIM_SIDES,
  CLAIM_STATES,
  CLAIM_TEXT_MAX,
  CLAIM_TEXT_MIN,
} from '@roomtone/domain/claim/claim'
import { CLAIM_EVENTS } from '@roomtone/domain/claim/claim-steps'
import { CARD_BRANDS } from '@roomtone/domain/payment/card'
import { DECLINE_CODES } from '@roomtone/domain/payment/decline'
import { REFUND_STATES } from '@roomtone/domain/payment/standing'
import { z } from 'zod'
import { PARTIES } from '../booking/booking.ts'
import { check } from '../check-words.ts'
import { messageFile } from '../conversation/conversation.ts'
import { id, instant } from '../fields.ts'
import { text } from '../text-class.ts'

export const claimText = text(
  'after_confirmation',
  z
    .string()
    .trim()
    .min(CLAIM_TEXT_MIN, check('claim_text_missing'))
    .max(CLAIM_TEXT_MAX, check('text_too_long')),
)

/** Files of the packet and messages of the conversation that are used as evidence. */
export const chosenEvidence = {
  packetFileIds: z.array(id).max(CHOSEN_MAX, check('claim_photos_too_many')).default([]),
  messageIds: z.array(id).max(CHOSEN_MAX, check('claim_messages_too_many')).default([]),
}

const person = z.object({
  id,
  /** First name only. */
  name: z.string(),
})

/** A line of the list on a booking's page. */
export const claimCard = z.object({
  id,
  /** Who makes it; the other side answers. */
  side: z.enum(CLAIM_SIDES),
  isOwn: z.boolean(),
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  /** Cents. */
  asked: z.int(),
  awarded: z.int().nullable(),
  /** Of what was awarded to a host, what the guest has not paid yet. */
  owed: z.int(),
  createdAt: instant,
  answerDueAt: instant,
})

export type ClaimCard = z.output<typeof claimCard>

export const evidenceView = z.object({
  id,
  side: z.enum(CLAIM_SIDES),
  addedAt: instant,
  /** A picture or a paper: `packet` files are read where the packet's are. Null: it is a message. */
  file: z
    .object({
      from: z.enum(['packet', 'claim']),
      id,
      name: z.string(),
      mediaType: z.string(),
      /** Of a packet's file: what it is there. */
      kind: z.string().nullable(),
      takenAt: instant,
    })
    .nullable(),
  message: z
    .object({ content: z.string(), sender: z.string(), sentAt: instant, files: z.array(messageFile) })
    .nullable(),
})

export type EvidenceView = z.output<typeof evidenceView>

export const CLAIM_MOMENTS = [
  'opened',
  'answered',
  'agreed',
  'lapsed',
  'decided',
  'withdrawn',
  'refunded',
  'charged',
  'declined',
] as const

export const claimView = claimCard.extend({
  bookingId: id,
  /** The side that this view was made for. */
  party: z.enum(PARTIES),
  claimant: person,
  respondent: person,
  booking: z.object({
    title: z.string(),
    production: z.string(),
    startsAt: instant,
    endsAt: instant,
    timeZone: z.string(),
  }),
  text: z.string(),
  answer: z.object({ at: instant, agrees: z.boolean(), text: z.string() }).nullable(),
  decision: z
    .object({
      at: instant,
      /** `agreement`: the other side agreed to all that was asked. */
      by: z.enum(['admin', 'agreement']),
      reason: z.string(),
    })
    .nullable(),
  evidence: z.array(evidenceView),
  timeline: z.array(z.object({ at: instant, what: z.enum(CLAIM_MOMENTS), amount: z.int() })),
  /** What the caller may do now. */
  actions: z.array(z.enum([...CLAIM_EVENTS, 'add_evidence', 'pay'])),
  /** A payout of this booking waits for the decision. */
  isPayoutHeld: z.boolean(),
  /** What a guest was awarded, on its way back to them. */
  refund: z.object({ amount: z.int(), state: z.enum(REFUND_STATES) }).nullable(),
  /** What a host was awarded, taken from the guest's card. */
  charge: z
    .object({
      amount: z.int(),
      state: z.enum(CLAIM_CHARGE_STATES),
      /** For the guest only, while their bank wants to check them; else null. */
      clientSecret: z.string().nullable(),
      /** For the guest only: why the card was declined; else null. */
      decline: z.enum(DECLINE_CODES).nullable(),
      card: z.object({ brand: z.enum(CARD_BRANDS), last4: z.string() }).nullable(),
    })
    .nullable(),
})

export type ClaimView = z.output<typeof claimView>
