import {
  BOOKING_APPROVALS,
  GUEST_PREFERENCES,
  PLACE_TYPES,
  PRIVACY_LEVELS,
  PROPERTY_TYPES,
} from '@roomtone/domain/listing/options'
import { TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { z } from 'zod'
import { assignee } from '../assignment/assignment.ts'
import { id, instant } from '../fields.ts'
import {
  addressFields,
  amenities,
  highlights,
  point,
  safetyFeatures,
  sizeSqft,
} from '../listing/listing-fields.ts'
import { photoView } from '../photo/photo.ts'

/** One line of what a host changed since a reviewer last decided. Photos are counted, not spelled out. */
export const change = z.discriminatedUnion('field', [
  changeOf('propertyType', z.enum(PROPERTY_TYPES)),
  changeOf('placeType', z.enum(PLACE_TYPES)),
  changeOf('privacyLevel', z.enum(PRIVACY_LEVELS)),
  changeOf('location', addressFields),
  changeOf('pin', point.nullable()),
  changeOf('guests', z.int()),
  changeOf('bedrooms', z.int()),
  changeOf('beds', z.int()),
  changeOf('bathrooms', z.int()),
  changeOf('sizeSqft', sizeSqft),
  changeOf('amenities', amenities),
  changeOf('title', z.string()),
  changeOf('highlights', highlights),
  changeOf('description', z.string()),
  changeOf('bookingApproval', z.enum(BOOKING_APPROVALS)),
  changeOf('guestPreference', z.enum(GUEST_PREFERENCES)),
  changeOf('pricePerDay', z.int()),
  changeOf('safetyFeatures', safetyFeatures),
  changeOf('residence', addressFields),
  changeOf('isBusinessHost', z.boolean()),
  changeOf('photos', z.int()).extend({ added: z.int(), removed: z.int(), isReordered: z.boolean() }),
])

export type ApplicationChange = z.output<typeof change>

function changeOf<F extends string, V extends z.ZodType>(field: F, value: V) {
  return z.object({ field: z.literal(field), before: value, after: value })
}

/** What a reviewer sees of one application. */
export const applicationItem = z.object({
  id,
  revision: z.int(),
  status: z.enum(['pending', 'approved', 'rejected']),
  applicant: z.object({ id, name: z.string(), email: z.string() }),
  title: z.string(),
  description: z.string(),
  highlights,
  propertyType: z.enum(PROPERTY_TYPES),
  placeType: z.enum(PLACE_TYPES),
  privacyLevel: z.enum(PRIVACY_LEVELS),
  location: addressFields,
  pin: point.nullable(),
  timeZone: z.string().nullable(),
  residence: addressFields,
  isBusinessHost: z.boolean(),
  maxGuests: z.int(),
  bedrooms: z.int(),
  beds: z.int(),
  bathrooms: z.int(),
  sizeSqft,
  amenities,
  safetyFeatures,
  pricePerDay: z.int(),
  bookingApproval: z.enum(BOOKING_APPROVALS),
  guestPreference: z.enum(GUEST_PREFERENCES),
  photos: z.array(photoView),
  adminNotes: z.string().nullable(),
  /** Empty on a first submission, and where nothing differs. */
  changes: z.array(change),
  /** Which of its terms the host changed with this revision. */
  termsChanged: z.array(z.enum(TERMS_BLOCKS)),
  /** The live listing that this application made or would change. */
  propertyId: id.nullable(),
  createdAt: instant,
  submittedAt: instant,
  decidedAt: instant.nullable(),
  assignee,
})

export type ApplicationItem = z.output<typeof applicationItem>
