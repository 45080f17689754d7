import { TERMS_BLOCKS, TERMS_FIELDS } from '@roomtone/domain/listing/terms'
import type { Answered } from '../draft/place-in-address.ts'

const ON_TERMS: string[] = ['terms', ...TERMS_BLOCKS.flatMap((block) => TERMS_FIELDS[block])]

const SCREENS_BY_FIELD: Record<string, Answered> = {
  ...Object.fromEntries(ON_TERMS.map((field) => [field, 'terms' as const])),
  propertyType: 'property-type',
  placeType: 'place-type',
  privacyLevel: 'place-type',
  location: 'address',
  pin: 'address',
  guests: 'basics',
  bedrooms: 'basics',
  beds: 'basics',
  bathrooms: 'basics',
  sizeSqft: 'basics',
  amenities: 'basics',
  photos: 'photos',
  title: 'title',
  highlights: 'highlights',
  description: 'description',
  bookingApproval: 'booking-settings',
  guestPreference: 'guest-preference',
  pricePerDay: 'price',
  safetyFeatures: 'safety',
  residence: 'final-details',
  isBusinessHost: 'final-details',
}

/** The screen where a person can fix what the server names, as `location.zip` or `content.location.zip`. */
export function screenOfField(field: string): Answered | null {
  for (const part of field.split('.')) {
    const screen = SCREENS_BY_FIELD[part]
    if (screen) return screen
  }
  return null
}
