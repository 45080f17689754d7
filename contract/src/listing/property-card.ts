import { PRIVACY_LEVELS, PROPERTY_TYPES } from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { id } from '../fields.ts'
import { photoView } from '../photo/photo.ts'

/** The circle that every map shows for a place; the real point is somewhere within it. */
export const area = z.object({ lat: z.number(), lng: z.number(), radiusM: z.int() })

export type Area = z.output<typeof area>

/** A listing as every list shows it. Nothing in it says where exactly the place is. */
export const propertyCard = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  propertyType: z.enum(PROPERTY_TYPES),
  city: z.string(),
  state: z.string(),
  privacyLevel: z.enum(PRIVACY_LEVELS),
  maxGuests: z.int(),
  sizeSqft: z.int().nullable(),
  /** Cents. */
  pricePerDay: z.int(),
  hourlyRate: z.int(),
  /** 4.9; null before the first review. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  isGuestFavorite: z.boolean(),
  isInstant: z.boolean(),
  area,
  cover: photoView,
})

export type PropertyCard = z.output<typeof propertyCard>
