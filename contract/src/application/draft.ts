import {
  BOOKING_APPROVALS,
  GUEST_PREFERENCES,
  PHOTOS_MAX,
  PLACE_TYPES,
  PRICE_MAX,
  PRIVACY_LEVELS,
  PROPERTY_TYPES,
} from '@roomtone/domain/listing/options'
import { PLACES } from '@roomtone/domain/listing/wizard'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { id, instant } from '../fields.ts'
import {
  addressFields,
  amenities,
  counter,
  description,
  highlights,
  point,
  safetyFeatures,
  sizeSqft,
  title,
} from '../listing/listing-fields.ts'
import { listingTerms } from '../listing/terms.ts'
import { photoView } from '../photo/photo.ts'

/** What the wizard has so far: anything may be missing, nothing may be too long or of a kind we do not know. */
export const draftContent = z.object({
  propertyType: z.enum(['', ...PROPERTY_TYPES]),
  placeType: z.enum(['', ...PLACE_TYPES]),
  privacyLevel: z.enum(PRIVACY_LEVELS),
  location: addressFields,
  /** Where the host has put the pin; null leaves it at the postal code's center. */
  pin: point.nullable(),
  guests: counter,
  bedrooms: counter,
  beds: counter,
  bathrooms: counter,
  sizeSqft,
  amenities,
  photos: z.array(id).max(PHOTOS_MAX, check('photos_too_many')),
  title,
  highlights,
  description,
  bookingApproval: z.enum(BOOKING_APPROVALS),
  guestPreference: z.enum(GUEST_PREFERENCES),
  /** Cents; 0 until the host has named one. */
  pricePerDay: z
    .int(check('price_not_whole'))
    .min(0, check('price_too_low'))
    .max(PRICE_MAX, check('price_too_high')),
  safetyFeatures,
  residence: addressFields,
  isBusinessHost: z.boolean(),
})

export type DraftContent = z.output<typeof draftContent>

export const screen = z.enum(PLACES)

export const draftView = z.object({
  id,
  version: z.int(),
  screen,
  content: draftContent,
  /** The photos that `content.photos` names, in that order. */
  photos: z.array(photoView),
  /** The application this draft reworks, and what the reviewer asked for. */
  application: z.object({ id, adminNotes: z.string().nullable() }).nullable(),
  /** Of another space of this house, whose address it has; null: it is at an address of its own. */
  house: z.object({ id, name: z.string() }).nullable(),
  /** Null where the listing is live already: its terms are its own then. */
  terms: listingTerms.nullable(),
  /** The pictures that `terms.arrivalPhotos` names, in that order. */
  arrivalPhotos: z.array(photoView),
  updatedAt: instant,
})

export type DraftView = z.output<typeof draftView>
