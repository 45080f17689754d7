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

const whole = (min: number, max: number, message: string) =>
  z.int(message).min(min, message).max(max, message)

const rule = z.object({
  title: text(
    'public',
    z.string().trim().min(1, 'Please name the rule').max(RULE_TITLE_MAX, 'Keep a rule short'),
  ),
  body: text('public', z.string().trim().max(RULE_BODY_MAX, 'Keep a rule under 300 characters')),
})

const areas = text(
  'after_confirmation',
  z.string().trim().max(AREAS_MAX, `Keep it within ${AREAS_MAX} characters`),
)
/** Weekdays from 0, Sunday, on. A host may have no weekend; one of all seven days is a day price. */
const weekendDays = z
  .array(z.int().min(0).max(6))
  .max(6, 'Choose at most 6 weekend days')
  .transform((days) => [...new Set(days)].sort())
const INSURANCE_RANGE = 'Choose coverage from $100,000 to $10,000,000'

/** What a host may change on a live listing. Only what is sent changes; the rest stays as it is. */
export const listingChanges = z
  .object({
    isAvailable: z.boolean(),
    title: text(
      'public',
      title.refine((words) => words !== '', 'Please enter a title'),
    ),
    tagline: text('public', z.string().trim().max(TAGLINE_MAX, 'Keep the tagline under 120 characters')),
    description: text(
      'public',
      description.refine((words) => words !== '', 'Please enter a description'),
    ),
    highlights,
    privacyLevel: z.enum(PRIVACY_LEVELS),
    /** Goes back to review when it differs; the listing stays live at the old one meanwhile. */
    location: addressFields.refine(
      ({ address, city, state, zip }) => [address, city, state, zip].every((part) => part !== ''),
      'Please fill in the whole address',
    ),
    pin: point,
    accessNotes: text(
      'after_confirmation',
      z.string().trim().max(ACCESS_NOTES_MAX, 'Keep the access notes under 2,000 characters'),
    ),
    maxGuests: counter,
    bedrooms: counter,
    beds: counter,
    bathrooms: counter,
    sizeSqft,
    amenities,
    allows: activities,
    safetyFeatures,
    houseRules: z.array(rule).max(HOUSE_RULES_MAX, 'A listing can have at most 20 rules'),
    /** Which rooms a production may use, and which stay closed; both stand in the release. */
    areasIn: areas,
    areasOut: areas,
    /** Cents of cover that a certificate of insurance must show; null asks for none. */
    insuranceLeast: whole(INSURANCE_LEAST_MIN, INSURANCE_LEAST_MAX, INSURANCE_RANGE).nullable(),
    permitRequired: z.boolean(),
    /** How long before the start the crew's own links show the address. */
    crewAddressHours: whole(CREW_ADDRESS_MIN_HOURS, CREW_ADDRESS_MAX_HOURS, 'Choose from 1 hour to 30 days'),
    photos: z
      .array(id)
      .min(PHOTOS_MIN, 'A listing needs at least 5 photos')
      .max(PHOTOS_MAX, 'A listing can have at most 40 photos'),
    pricePerDay: price,
    hourlyRate: price.nullable(),
    weekendDays,
    weekendPrice: price.nullable(),
    weekendHourlyRate: price.nullable(),
    weeklyDiscountPercent: whole(0, WEEKLY_DISCOUNT_MAX, 'Choose a discount from 0 to 90%'),
    cleaningFee: whole(0, CLEANING_FEE_MAX, 'Choose a cleaning fee from $0 to $100,000'),
    minimumHours: whole(1, MINIMUM_HOURS_MAX, 'Choose from 1 to 24 hours'),
    opensAt: whole(0, DAY_MINUTES - 1, 'Choose a time of day'),
    closesAt: whole(1, DAY_MINUTES, 'Choose a time of day'),
    turnaroundMinutes: whole(0, TURNAROUND_MAX_MINUTES, 'Choose from 0 to 24 hours'),
    noticeHours: whole(0, NOTICE_MAX_HOURS, 'Choose from the same day to 90 days'),
    minDays: whole(1, STAY_MAX_DAYS, 'Choose from 1 to 365 days'),
    maxDays: whole(1, STAY_MAX_DAYS, 'Choose from 1 to 365 days'),
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
