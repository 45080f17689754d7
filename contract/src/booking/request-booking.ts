import { PRODUCTION_KINDS, PRODUCTION_TITLE_MAX, PURPOSE_MAX } from '@roomtone/domain/booking/production'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { activities } from '../listing/listing-fields.ts'
import { choiceQuery } from '../listing/quote-property.ts'
import { text } from '../text-class.ts'
import { bookingView } from './booking.ts'

export const chosenCard = z.object({
  /** What the processor's script in the page made of the card. */
  token: z.string().min(1).max(255).optional(),
  /** Or a card that was kept. */
  savedCardId: id.optional(),
  /** Keep it for the next time. */
  save: z.boolean().default(false),
})

export type ChosenCard = z.output<typeof chosenCard>

/** Gift cards and coupons that pay toward the total, by their ids; the server says how much each of them pays. */
export const chosenCredits = z.array(id).max(20, 'Use at most 20 gift cards and coupons')

/** Cents: what the page showed that they pay. If it is another amount by now, nothing happens. */
export const expectedCredit = z.int().min(0)

export const production = z.object({
  title: text(
    'before_confirmation',
    z
      .string()
      .trim()
      .min(1, 'Please give the production a title')
      .max(PRODUCTION_TITLE_MAX, 'Keep the title within 120 characters'),
  ),
  kind: z.enum(PRODUCTION_KINDS, { error: 'Please choose the kind of production' }),
  purpose: text(
    'before_confirmation',
    z
      .string()
      .trim()
      .min(1, "Please tell the host in one line what you'll shoot or record")
      .max(PURPOSE_MAX, 'Keep the purpose within 300 characters'),
  ),
  involves: activities.default([]),
})

export const requestBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  audience: 'verified',
  summary: 'Request a time: it is held, and the card is reserved but not charged; or ask for a second hold',
  body: z.object({
    /** Minted when the checkout is first shown. Sent twice, the second gets the answer of the first. */
    key: z.uuid(),
    propertyId: id,
    choice: choiceQuery,
    crew: z
      .int('Please enter a whole number')
      .min(1, 'This cannot be less than 1')
      .max(500, 'This cannot be more than 500'),
    production,
    /** Cents: what the page showed. If ours differs, nothing happens and the page shows the new price. */
    expectedTotal: z.int(),
    /** The mark of the terms that the page showed, from the quote. If ours are others, nothing happens either. */
    expectedTerms: z
      .string({ error: 'Please reload the page and read the terms again' })
      .max(64, 'Please reload the page and read the terms again'),
    agreed: z.literal(true, { error: 'Please agree to the house rules and cancellation policy' }),
    /** Left out for a second hold, and where credits cover the whole total: no card is touched then. */
    card: chosenCard.optional(),
    /** Of no use to a second hold: they are chosen when the offer is taken. */
    credits: chosenCredits.default([]),
    expectedCredit: expectedCredit.default(0),
    secondHold: z.boolean().default(false),
  }),
  limit: { max: 120, seconds: 60 },
  reply: bookingView,
  errors: [
    'not_found',
    'validation_failed',
    'names_required',
    'commitment_required',
    'email_unconfirmed',
    'own_listing',
    'claim_unpaid',
    'not_allowed_here',
    'crew_too_large',
    'text_flagged',
    'slot_taken',
    'price_changed',
    'terms_changed',
    'credit_changed',
    'key_reused',
    'too_many_requests_open',
    'nothing_to_wait_for',
    'card_declined',
    'payments_unreachable',
    'rate_limited',
  ],
})
