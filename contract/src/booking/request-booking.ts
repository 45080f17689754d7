import { PRODUCTION_KINDS, PRODUCTION_TITLE_MAX, PURPOSE_MAX } from '@roomtone/domain/booking/production'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { activities } from '../listing/listing-fields.ts'
import { chosenAddOns } from '../listing/menu.ts'
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
export const chosenCredits = z.array(id).max(20, check('credits_too_many'))

/** Cents: what the page showed that they pay. If it is another amount by now, nothing happens. */
export const expectedCredit = z.int().min(0)

export const production = z.object({
  title: text(
    'before_confirmation',
    z
      .string()
      .trim()
      .min(1, check('production_title_missing'))
      .max(PRODUCTION_TITLE_MAX, check('title_too_long')),
  ),
  kind: z.enum(PRODUCTION_KINDS, { error: check('production_kind_missing') }),
  purpose: text(
    'before_confirmation',
    z.string().trim().min(1, check('purpose_missing')).max(PURPOSE_MAX, check('purpose_too_long')),
  ),
  involves: activities.default([]),
})

export const requestBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  audience: 'verified',
  summary: 'Request a time: it is held, and the card is reserved but not charged; or ask for a second hold',
  body: z.object({
    /** Made when the checkout is first shown. A request sent twice gets the first one's answer. */
    key: z.uuid(),
    propertyId: id,
    choice: choiceQuery,
    crew: z.int(check('number_not_whole')).min(1, check('number_too_low')).max(500, check('number_too_high')),
    production,
    addOns: chosenAddOns.default([]),
    /** Cents: what the page showed. If ours differs, nothing happens and the page shows the new price. */
    expectedTotal: z.int(),
    /** The hash of the terms that the page showed, from the quote. If ours differ, nothing happens either. */
    expectedTerms: z.string({ error: check('terms_outdated') }).max(64, check('terms_outdated')),
    agreed: z.literal(true, { error: check('rules_not_agreed') }),
    /** Left out for a second hold, and where credits cover the whole total: no card is touched then. */
    card: chosenCard.optional(),
    /** A second hold takes none: credits are chosen when the offer is taken. */
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
