import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { ACTIVITIES } from '@roomtone/domain/listing/activities'
import {
  ACCESS_NOTES_MAX,
  ARRIVAL_MAX,
  ARRIVAL_PHOTOS_MAX,
  CLEANING_FEE_MAX,
  DAY_MINUTES,
  HOUSE_RULES_MAX,
  INSURANCE_LEAST_MAX,
  INSURANCE_LEAST_MIN,
  MINIMUM_HOURS_MAX,
  NOTICE_MAX_HOURS,
  RULE_BODY_MAX,
  RULE_TITLE_MAX,
  STAY_MAX_DAYS,
  TURNAROUND_MAX_MINUTES,
  WEEKLY_DISCOUNT_MAX,
  WIFI_MAX,
} from '@roomtone/domain/listing/editing'
import { SPACE_KINDS } from '@roomtone/domain/listing/options'
import { TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { z } from 'zod'
import { type CheckCode, check } from '../check-words.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { price } from './listing-fields.ts'

const whole = (min: number, max: number, code: CheckCode) => z.int(code).min(min, code).max(max, code)

const rule = z.object({
  title: text(
    'public',
    z.string().trim().min(1, check('rule_name_missing')).max(RULE_TITLE_MAX, check('rule_name_too_long')),
  ),
  body: text('public', z.string().trim().max(RULE_BODY_MAX, check('rule_too_long'))),
})

const opening = z.object({
  opensAt: whole(0, DAY_MINUTES - 1, check('time_of_day_invalid')),
  closesAt: whole(1, DAY_MINUTES, check('time_of_day_invalid')),
})

/** Weekdays from 0, Sunday, on; null where the space is closed that day. */
export const weeklyHours = z.array(opening.nullable()).length(7)

const arrivalNote = text('after_confirmation', z.string().trim().max(ARRIVAL_MAX, check('text_too_long')))
const wifi = text('after_confirmation', z.string().trim().max(WIFI_MAX, check('text_too_long')))

/** Terms of a rental, as the wizard's last page and the editor both set them. */
export const termFields = {
  spaceKind: z.enum(SPACE_KINDS),
  rentsBy: z.enum(RENTS_BY),
  minimumHours: whole(1, MINIMUM_HOURS_MAX, check('minimum_hours_out_of_range')),
  minDays: whole(1, STAY_MAX_DAYS, check('days_out_of_range')),
  maxDays: whole(1, STAY_MAX_DAYS, check('days_out_of_range')),
  hours: weeklyHours,
  /** Weekdays from 0, Sunday, on. A host may have no weekend; one of all seven days is a day price. */
  weekendDays: z.array(z.int().min(0).max(6)).max(6, check('weekend_days_too_many')),
  weekendPrice: price.nullable(),
  weekendHourlyRate: price.nullable(),
  weeklyDiscountPercent: whole(0, WEEKLY_DISCOUNT_MAX, check('discount_out_of_range')),
  cleaningFee: whole(0, CLEANING_FEE_MAX, check('cleaning_fee_out_of_range')),
  houseRules: z.array(rule).max(HOUSE_RULES_MAX, check('rules_too_many')),
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
  noticeHours: whole(0, NOTICE_MAX_HOURS, check('notice_out_of_range')),
  turnaroundMinutes: whole(0, TURNAROUND_MAX_MINUTES, check('turnaround_out_of_range')),
  /** Cents of cover that a certificate of insurance must show; null asks for none. */
  insuranceLeast: whole(INSURANCE_LEAST_MIN, INSURANCE_LEAST_MAX, check('insurance_out_of_range')).nullable(),
  permitRequired: z.boolean(),
  /** How a crew arrives: for confirmed guests and their crew only. */
  accessNotes: text(
    'after_confirmation',
    z.string().trim().max(ACCESS_NOTES_MAX, check('access_notes_too_long')),
  ),
  wifiName: wifi,
  wifiPassword: wifi,
  parking: arrivalNote,
  loadIn: arrivalNote,
  arrivalPhotos: z.array(id).max(ARRIVAL_PHOTOS_MAX, check('photos_too_many')),
}

/** Everything that a host reads and sets on one page; the wizard has asked the price per day before. */
export const pricedTerms = z.object({ ...termFields, hourlyRate: price, pricePerDay: price })

export const termsBlock = z.enum(TERMS_BLOCKS)

/** A draft's terms: what we suggested and what its host has said so far. */
export const listingTerms = z.object({
  ...termFields,
  hourlyRate: price,
  allows: z.record(z.enum(ACTIVITIES), z.boolean().nullable()),
  confirmed: z.array(termsBlock).max(TERMS_BLOCKS.length),
})

export type ListingTermsView = z.output<typeof listingTerms>
