import { END_REASONS } from '@roomtone/domain/booking/end-reasons'
import { BOOKING_EVENTS, BOOKING_STATES } from '@roomtone/domain/booking/process'
import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { CREDIT_KINDS } from '@roomtone/domain/credit/credit'
import { CARD_BRANDS } from '@roomtone/domain/payment/card'
import { CHARGE_PURPOSES } from '@roomtone/domain/payment/charge'
import { DECLINE_CODES } from '@roomtone/domain/payment/decline'
import { CHARGE_STATES, PAYOUT_STATES } from '@roomtone/domain/payment/standing'
import { z } from 'zod'
import { id, instant } from '../fields.ts'
import { activities } from '../listing/listing-fields.ts'
import { houseRule } from '../listing/property.ts'
import { priceView } from '../listing/quote.ts'
import { photoView } from '../photo/photo.ts'

export const PARTIES = ['guest', 'host', 'admin'] as const

/** The other side, with only what both may know about each other before the booking is confirmed. */
export const bookingPerson = z.object({
  id,
  /** First name only. */
  name: z.string(),
  avatarUrl: z.string().nullable(),
  isVerified: z.boolean(),
  memberSince: instant,
  /** As a guest, on Roomtone. */
  completedBookings: z.int(),
})

/** A booking as every list shows it. Nothing in it says where the place is. */
export const bookingCard = z.object({
  id,
  /** The state by the time of day, even before the sweep has updated the row. */
  state: z.enum(BOOKING_STATES),
  property: z.object({ id, title: z.string(), city: z.string(), state: z.string(), cover: photoView }),
  timeZone: z.string(),
  /** All the time it takes, prep and strike included. */
  startsAt: instant,
  endsAt: instant,
  /** Call and wrap: the shoot alone. */
  callAt: instant,
  wrapAt: instant,
  by: z.enum(['hour', 'day']),
  /** Hours or days of the shoot, as `by` has it. */
  length: z.int(),
  crew: z.int(),
  production: z.object({
    title: z.string(),
    kind: z.enum(PRODUCTION_KINDS),
    purpose: z.string(),
    involves: activities,
  }),
  /** Cents: what the guest pays in all, and what the host gets of it. */
  total: z.int(),
  subtotal: z.int(),
  /** Cents: refunded, or on its way back. */
  refunded: z.int(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** When the clock ends the present state. */
  expiresAt: instant.nullable(),
  isInstant: z.boolean(),
  guest: bookingPerson,
  host: bookingPerson,
  /** The caller is a co-host with the right to bookings, and `host` is the one who shares the listing. */
  isShared: z.boolean(),
  /** The caller may write to the other side about it. */
  mayMessage: z.boolean(),
  /** Until when the person who asks may still write their review of it; null where there is none to write. */
  reviewUntil: instant.nullable(),
  /** What the person who asks may do to it right now; buttons are drawn from these. */
  actions: z.array(z.enum(BOOKING_EVENTS)),
})

export type BookingCard = z.output<typeof bookingCard>

export const timelineEvent = z.object({
  at: instant,
  event: z.enum([...BOOKING_EVENTS, 'requested', 'joined_line', 'refunded', 'returned', 'paid_out']),
  party: z.enum(['guest', 'host', 'admin', 'clock', 'payments']),
  state: z.enum(BOOKING_STATES),
  /** On the host's side: the first name of the co-host who did it; else null. */
  helper: z.string().nullable(),
  /** Cents, where money moved; else 0. */
  amount: z.int(),
})

export type TimelineEvent = z.output<typeof timelineEvent>

export const paymentView = z.object({
  state: z.enum(CHARGE_STATES),
  /** For the guest only, while their bank wants to check them; else null. */
  clientSecret: z.string().nullable(),
  /** For the guest only: why the card was declined; else null. */
  decline: z.enum(DECLINE_CODES).nullable(),
  card: z
    .object({ brand: z.enum(CARD_BRANDS), last4: z.string(), expMonth: z.int(), expYear: z.int() })
    .nullable(),
})

/** What was taken from a card. */
const chargeView = z.object({
  purpose: z.enum(CHARGE_PURPOSES),
  /** Cents. */
  amount: z.int(),
  at: instant,
})

/** Of the total, what a gift card or a coupon pays; how the guest pays is none of the host's business. */
const bookingCredit = z.object({
  /** The credit's id, so the guest can choose it again while the booking awaits payment. */
  id,
  kind: z.enum(CREDIT_KINDS),
  last4: z.string(),
  /** Cents, and how many of them were returned. */
  amount: z.int(),
  returned: z.int(),
})

/** The page of one booking, for its guest, its host or an admin. */
export const bookingView = bookingCard.extend({
  /** The side that this view was made for. */
  party: z.enum(PARTIES),
  price: priceView,
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
  /** The upcoming dates at which the refund changes. */
  refunds: z.array(z.object({ refundPercent: z.int(), refund: z.int(), until: instant })),
  /** Cents: the refund after the last of these dates. */
  refundAfter: z.int(),
  houseRules: z.array(houseRule),
  confirmedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Who ended it, and why; null: nobody said. */
  endedBy: z.enum(['guest', 'host', 'admin', 'clock', 'payments']).nullable(),
  endReason: z.enum(END_REASONS).nullable(),
  endNote: z.string(),
  timeline: z.array(timelineEvent),
  /** Null for the host, and while no card has been asked. */
  payment: paymentView.nullable(),
  /** In the order in which they were taken; empty for the host. */
  charges: z.array(chargeView),
  /** Empty for the host. When a request ends, its credits are released. */
  credits: z.array(bookingCredit),
  /** Cents: what the card pays, or would have; the total for the host. */
  toCard: z.int(),
  /** How much of what was refunded went to gift cards and coupons. */
  refundedToCredit: z.int(),
  refundState: z.enum(['none', 'on_its_way', 'done', 'failed']),
  /** For the host: what they owe for having canceled. */
  penalty: z.int(),
  payout: z
    .object({
      state: z.enum(PAYOUT_STATES),
      dueAt: instant,
      /** Cents; what is expected until it is known. */
      amount: z.int(),
      withheld: z.int(),
    })
    .nullable(),
  /** How many second holds are ahead of this one; 0 for other states. */
  ahead: z.int(),
  /** For the guest of a second hold: add-ons of theirs that others have taken on that day. */
  addOnsMissing: z.array(z.string()),
  /** The address and the contacts can be asked for. */
  canReveal: z.boolean(),
  /** Receipt and invoice exist. */
  hasReceipt: z.boolean(),
  /** For the host: events of subscribed calendars that overlap this booking. */
  conflicts: z.array(z.object({ summary: z.string(), startsAt: instant, endsAt: instant })),
})

export type BookingView = z.output<typeof bookingView>
