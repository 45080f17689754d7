import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import {
  ACCESS_NOTES_MAX,
  AREAS_MAX,
  CLEANING_FEE_MAX,
  CREW_ADDRESS_MAX_HOURS,
  CREW_ADDRESS_MIN_HOURS,
  DAY_MINUTES,
  HOUSE_RULES_MAX,
  INSURANCE_LEAST_MAX,
  INSURANCE_LEAST_MIN,
  MINIMUM_HOURS_MAX,
  NOTICE_MAX_HOURS,
  RULE_BODY_MAX,
  RULE_TITLE_MAX,
  STAY_MAX_DAYS,
  TAGLINE_MAX,
  TURNAROUND_MAX_MINUTES,
  WEEKLY_DISCOUNT_MAX,
} from '@roomtone/domain/listing/editing'
import {
  BOOKING_APPROVALS,
  GUEST_PREFERENCES,
  PHOTOS_MAX,
  PHOTOS_MIN,
  PRIVACY_LEVELS,
} from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { type CheckCode, check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { counted, id } from '../fields.ts'
import {
  activities,
  addressFields,
  amenities,
  counter,
  description,
  highlights,
  point,
  price,
  safetyFeatures,
  sizeSqft,
  title,
} from '../listing/listing-fields.ts'
import { text } from '../text-class.ts'
import { ownListingView } from './own-listing.ts'

const whole = (min: number, max: number, code: CheckCode) => z.int(code).min(min, code).max(max, code)

const rule = z.object({
  title: text(
    'public',
    z.string().trim().min(1, check('rule_name_missing')).max(RULE_TITLE_MAX, check('rule_name_too_long')),
  ),
  body: text('public', z.string().trim().max(RULE_BODY_MAX, check('rule_too_long'))),
})

const areas = text('after_confirmation', z.string().trim().max(AREAS_MAX, check('text_too_long')))
/** Weekdays from 0, Sunday, on. A host may have no weekend; one of all seven days is a day price. */
const weekendDays = z
  .array(z.int().min(0).max(6))
  .max(6, check('weekend_days_too_many'))
  .transform((days) => [...new Set(days)].sort())

/** What a host may change on a live listing. Only what is sent changes; the rest stays as it is. */
export const listingChanges = z
  .object({
    isAvailable: z.boolean(),
    title: text(
      'public',
      title.refine((words) => words !== '', check('title_missing')),
    ),
    tagline: text('public', z.string().trim().max(TAGLINE_MAX, check('tagline_too_long'))),
    description: text(
      'public',
      description.refine((words) => words !== '', check('description_missing')),
    ),
    highlights,
    privacyLevel: z.enum(PRIVACY_LEVELS),
    /** Goes back to review when it differs; the listing stays live at the old one meanwhile. */
    location: addressFields.refine(
      ({ address, city, state, zip }) => [address, city, state, zip].every((part) => part !== ''),
      check('address_incomplete'),
    ),
    pin: point,
    accessNotes: text(
      'after_confirmation',
      z.string().trim().max(ACCESS_NOTES_MAX, check('access_notes_too_long')),
    ),
    maxGuests: counter,
    bedrooms: counter,
    beds: counter,
    bathrooms: counter,
    sizeSqft,
    amenities,
    allows: activities,
    safetyFeatures,
    houseRules: z.array(rule).max(HOUSE_RULES_MAX, check('rules_too_many')),
    /** Which rooms a production may use, and which stay closed; both stand in the release. */
    areasIn: areas,
    areasOut: areas,
    /** Cents of cover that a certificate of insurance must show; null asks for none. */
    insuranceLeast: whole(
      INSURANCE_LEAST_MIN,
      INSURANCE_LEAST_MAX,
      check('insurance_out_of_range'),
    ).nullable(),
    permitRequired: z.boolean(),
    /** How long before the start the crew's own links show the address. */
    crewAddressHours: whole(
      CREW_ADDRESS_MIN_HOURS,
      CREW_ADDRESS_MAX_HOURS,
      check('crew_address_hours_out_of_range'),
    ),
    photos: z.array(id).min(PHOTOS_MIN, check('photos_too_few')).max(PHOTOS_MAX, check('photos_too_many')),
    pricePerDay: price,
    hourlyRate: price.nullable(),
    weekendDays,
    weekendPrice: price.nullable(),
    weekendHourlyRate: price.nullable(),
    weeklyDiscountPercent: whole(0, WEEKLY_DISCOUNT_MAX, check('discount_out_of_range')),
    cleaningFee: whole(0, CLEANING_FEE_MAX, check('cleaning_fee_out_of_range')),
    minimumHours: whole(1, MINIMUM_HOURS_MAX, check('minimum_hours_out_of_range')),
    opensAt: whole(0, DAY_MINUTES - 1, check('time_of_day_invalid')),
    closesAt: whole(1, DAY_MINUTES, check('time_of_day_invalid')),
    turnaroundMinutes: whole(0, TURNAROUND_MAX_MINUTES, check('turnaround_out_of_range')),
    noticeHours: whole(0, NOTICE_MAX_HOURS, check('notice_out_of_range')),
    minDays: whole(1, STAY_MAX_DAYS, check('days_out_of_range')),
    maxDays: whole(1, STAY_MAX_DAYS, check('days_out_of_range')),
    cancellationPolicy: z.enum(CANCELLATION_POLICIES),
    bookingApproval: z.enum(BOOKING_APPROVALS),
    guestPreference: z.enum(GUEST_PREFERENCES),
  })
  .partial()

export type ListingChanges = z.output<typeof listingChanges>

export const editListing = endpoint({
  method: 'PATCH',
  path: '/api/hosting/listings/:id',
  audience: 'host',
  summary: 'Change a listing of your own; `version` is the one the page last saw',
  params: z.object({ id }),
  body: z.object({ version: counted, changes: listingChanges }),
  limit: { max: 120, seconds: 60 },
  reply: ownListingView,
  errors: ['not_found', 'stale', 'place_not_found', 'conflict', 'bookings_ahead', 'text_flagged'],
})
