import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import {
  BOOKING_APPROVALS,
  GUEST_PREFERENCES,
  PLACE_TYPES,
  PRIVACY_LEVELS,
  PROPERTY_TYPES,
  SPACE_KINDS,
} from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { id, instant } from '../fields.ts'
import {
  activities,
  addressFields,
  amenities,
  highlights,
  point,
  safetyFeatures,
  sizeSqft,
} from '../listing/listing-fields.ts'
import { menu } from '../listing/menu.ts'
import { houseRule } from '../listing/property.ts'
import { area } from '../listing/property-card.ts'
import { termsBlock, weeklyHours } from '../listing/terms.ts'
import { photoView } from '../photo/photo.ts'
import { sharedBy } from './list-own-listings.ts'

/** Everything a host may know and change about a listing of their own. */
export const ownListingView = z.object({
  id,
  version: z.int(),
  /** Null for its host, who may change everything. */
  shared: sharedBy.nullable(),
  isAvailable: z.boolean(),
  propertyType: z.enum(PROPERTY_TYPES),
  placeType: z.enum(PLACE_TYPES),
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  highlights,
  privacyLevel: z.enum(PRIVACY_LEVELS),
  location: addressFields,
  pin: point,
  /** What everyone else sees of it. */
  shown: area,
  timeZone: z.string(),
  accessNotes: z.string(),
  wifiName: z.string(),
  wifiPassword: z.string(),
  parking: z.string(),
  loadIn: z.string(),
  arrivalPhotos: z.array(photoView),
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
  bathrooms: z.int(),
  sizeSqft,
  amenities,
  allows: activities,
  safetyFeatures,
  houseRules: z.array(houseRule),
  areasIn: z.string(),
  areasOut: z.string(),
  /** Cents; null asks for no certificate. */
  insuranceLeast: z.int().nullable(),
  permitRequired: z.boolean(),
  crewAddressHours: z.int(),
  photos: z.array(photoView),
  pricePerDay: z.int(),
  hourlyRate: z.int().nullable(),
  /** Weekdays from 0, Sunday, on. */
  weekendDays: z.array(z.int()),
  weekendPrice: z.int().nullable(),
  weekendHourlyRate: z.int().nullable(),
  weeklyDiscountPercent: z.int(),
  cleaningFee: z.int(),
  minimumHours: z.int(),
  hours: weeklyHours,
  rentsBy: z.enum(RENTS_BY),
  menu,
  /** Of its add-ons. */
  menuPhotos: z.array(photoView),
  spaceKind: z.enum(SPACE_KINDS),
  turnaroundMinutes: z.int(),
  noticeHours: z.int(),
  minDays: z.int(),
  maxDays: z.int(),
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
  bookingApproval: z.enum(BOOKING_APPROVALS),
  guestPreference: z.enum(GUEST_PREFERENCES),
  /** An address that waits for review; the listing keeps the old one until then. */
  pendingLocation: addressFields.nullable(),
  /** Which parts of its terms the host has confirmed; of listings from before we asked, none at first. */
  termsConfirmed: z.array(termsBlock),
  /** The house it is in, and how many spaces that has, this one included. */
  house: z.object({ id, name: z.string(), spaces: z.int() }),
  updatedAt: instant,
})

export type OwnListingView = z.output<typeof ownListingView>
