import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { ADD_ON_UNITS } from '@roomtone/domain/pricing/menu'
import { z } from 'zod'
import { id, instant } from '../fields.ts'
import { houseRule } from './property.ts'

/** A choice of time, as the booking card makes it. */
export const choiceView = z.object({
  by: z.enum(['hour', 'day']),
  /** By the hour: the day, minutes after local midnight, and how long. */
  date: z.string(),
  start: z.int(),
  hours: z.int(),
  /** By the day: both ends included. */
  checkIn: z.string(),
  checkOut: z.string(),
  /** Hours or days around the shoot. */
  prep: z.int(),
  strike: z.int(),
  /** All the time it takes, prep and strike included. */
  startsAt: instant,
  endsAt: instant,
  /** Call and wrap: the shoot alone. */
  callAt: instant,
  wrapAt: instant,
})

export type ChoiceView = z.output<typeof choiceView>

const quoteLine = z.object({
  kind: z.enum([
    'hours',
    'long-day',
    'day-cap',
    'days',
    'weekly-discount',
    'prep',
    'strike',
    'crew',
    'add-on',
    'cleaning',
  ]),
  /** Hours, days, pieces or percent, as the kind has it; 0 where it counts nothing. */
  count: z.int(),
  /** Of one hour, day or piece; 0 where there is none. */
  unit: z.int(),
  amount: z.int(),
  /** By what prep, strike, more people and add-ons count; null elsewhere. */
  by: z.enum([...ADD_ON_UNITS, 'day']).nullable(),
  /** Of the rent, for prep and strike. */
  percent: z.int(),
  /** From how many people on. */
  from: z.int(),
  /** Of an add-on. */
  name: z.string(),
})

export type QuoteLineView = z.output<typeof quoteLine>

/** Cents, all of them. */
export const priceView = z.object({
  lines: z.array(quoteLine),
  rent: z.int(),
  subtotal: z.int(),
  platformFee: z.int(),
  tax: z.int(),
  total: z.int(),
  /** The shares at which fee and tax were charged, in hundredths of a percent. */
  feeHundredths: z.int(),
  taxHundredths: z.int(),
})

export const quoteView = z.object({
  choice: choiceView,
  timeZone: z.string(),
  /** Null where the choice has no price at all. */
  price: priceView.nullable(),
  /** Null when the time is free and follows every rule of the listing. */
  problem: z
    .object({
      code: z.enum([
        'taken',
        'in_the_past',
        'too_soon',
        'too_far',
        'outside_opening_hours',
        'below_minimum_hours',
        'skipped',
        'stay_too_short',
        'stay_too_long',
        'no_days',
        'closed',
        'not_by_hour',
        'not_by_day',
        'crew_above_kind',
        'no_prep',
        'add_on_gone',
        'add_on_count',
        'add_on_too_late',
        'add_on_taken',
      ]),
      message: z.string(),
    })
    .nullable(),
  /** The nearest choices that would do, when this one does not. */
  alternatives: z.array(choiceView),
  /** By the hour: every start of that day that is free for that long, in minutes after local midnight. */
  freeStarts: z.array(z.int()),
  /** Every add-on of the menu, with what this choice makes of it. */
  addOns: z.array(
    z.object({
      id,
      /** How many the booking takes from each day: of what each person has, one for everyone in the crew. */
      count: z.int(),
      /** This shoot requires it. */
      isRequired: z.boolean(),
      /** It has to be booked longer ahead than this. */
      isTooLate: z.boolean(),
      /** How many are left on every day of it; null: enough for everyone. */
      left: z.int().nullable(),
    }),
  ),
  /** The dates at which the refund changes. */
  refunds: z.array(z.object({ refundPercent: z.int(), until: instant })),
  /** Only a booking is in the way: the time can be requested as a second hold. */
  canWait: z.boolean(),
  /** The booking is confirmed right away, without waiting for the host. */
  isInstant: z.boolean(),
  /** What a request agrees to besides the price. */
  terms: z.object({
    cancellationPolicy: z.enum(CANCELLATION_POLICIES),
    houseRules: z.array(houseRule),
    /** What the host says of the add-ons in the price. */
    addOns: z.array(z.object({ name: z.string(), note: z.string() })),
    /**
     * A hash of these, the policy's steps and who confirms: a request sends it back, and is refused when they
     * have changed.
     */
    mark: z.string(),
  }),
})

export type QuoteView = z.output<typeof quoteView>
