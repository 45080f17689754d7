import type { Amenity } from './amenities.ts'
import type {
  BookingApproval,
  Country,
  GuestPreference,
  Highlight,
  PlaceType,
  PrivacyLevel,
  PropertyType,
  SafetyFeature,
} from './options.ts'

export type Address = { address: string; city: string; state: string; country: Country; zip: string }
export type Pin = { lat: number; lng: number }

/** Everything the wizard asks; the empty string means that nothing was chosen. */
export type ListingContent = {
  propertyType: PropertyType | ''
  placeType: PlaceType | ''
  privacyLevel: PrivacyLevel
  location: Address
  /** Null leaves it at the postal code's center. */
  pin: Pin | null
  guests: number
  bedrooms: number
  beds: number
  bathrooms: number
  sizeSqft: number | null
  amenities: Amenity[]
  /** Ids, the cover first. */
  photos: string[]
  title: string
  highlights: Highlight[]
  description: string
  bookingApproval: BookingApproval
  guestPreference: GuestPreference
  /** Cents; 0 until the host has named one. */
  pricePerDay: number
  safetyFeatures: SafetyFeature[]
  residence: Address
  isBusinessHost: boolean
}

/** Nothing is chosen or shown twice, and an id has one spelling, however it was sent. */
export function withoutRepeats(content: ListingContent): ListingContent {
  return {
    ...content,
    amenities: unique(content.amenities),
    highlights: unique(content.highlights),
    safetyFeatures: unique(content.safetyFeatures),
    photos: unique(content.photos.map((id) => id.toLowerCase())),
  }
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}
