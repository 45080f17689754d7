import {
  AREAS_MAX,
  CREW_ADDRESS_MAX_HOURS,
  CREW_ADDRESS_MIN_HOURS,
  TAGLINE_MAX,
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
import { menu } from '../listing/menu.ts'
import { termFields } from '../listing/terms.ts'
import { text } from '../text-class.ts'
import { ownListingView } from './own-listing.ts'

const whole = (min: number, max: number, code: CheckCode) => z.int(code).min(min, code).max(max, code)

const areas = text('after_confirmation', z.string().trim().max(AREAS_MAX, check('text_too_long')))

/** What a host may change on a live listing. Only what is sent changes; the rest stays as it is. */
export const listingChanges = z
  .object({
    ...termFields,
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
    maxGuests: counter,
    bedrooms: counter,
    beds: counter,
    bathrooms: counter,
    sizeSqft,
    amenities,
    allows: activities,
    safetyFeatures,
    /** Which rooms a production may use, and which stay closed; both are part of the release. */
    areasIn: areas,
    areasOut: areas,
    /** How long before the start the crew's own links show the address. */
    crewAddressHours: whole(
      CREW_ADDRESS_MIN_HOURS,
      CREW_ADDRESS_MAX_HOURS,
      check('crew_address_hours_out_of_range'),
    ),
    photos: z.array(id).min(PHOTOS_MIN, check('photos_too_few')).max(PHOTOS_MAX, check('photos_too_many')),
    pricePerDay: price,
    hourlyRate: price.nullable(),
    menu,
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
