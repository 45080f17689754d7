export const PROPERTY_TYPES = ['House', 'Apartment', 'Barn', 'Guesthouse', 'Hotel', 'Cabin'] as const
export const PLACE_TYPES = ['Entire place', 'Private room', 'Shared room'] as const
export const HIGHLIGHTS = ['Peaceful', 'Unique', 'Family-friendly', 'Stylish', 'Central', 'Spacious'] as const
export const SAFETY_FEATURES = ['exterior_camera', 'noise_monitor', 'weapons'] as const
export const COUNTRIES = ['United States', 'Canada', 'Mexico'] as const
export const HOST_TYPES = ['home', 'room', 'location'] as const
/** More about the space, beyond the wizard's own lists. Beds and baths only matter for homes. */
export const SPACE_KINDS = ['home', 'studio', 'warehouse', 'shop', 'office', 'rooftop', 'land'] as const
export const PRIVACY_LEVELS = ['standard', 'enhanced'] as const
export const BOOKING_APPROVALS = ['manual', 'instant'] as const
export const GUEST_PREFERENCES = ['any', 'experienced'] as const

export const PHOTOS_MIN = 5
export const PHOTOS_MAX = 40
export const TITLE_MAX = 50
export const DESCRIPTION_MAX = 500
export const HIGHLIGHTS_MAX = 2
export const COUNTER_MIN = 1
export const COUNTER_MAX = 500
export const SIZE_MAX_SQFT = 1_000_000
export const TIP_PRICE = 20_900
/** In cents. Nobody rents a room for a million dollars a day, so such a price is a typo. */
export const PRICE_MAX = 100_000_000

export const PHOTO_MAX_BYTES = 25 * 1024 * 1024
export const PHOTO_MAX_PIXELS = 80_000_000
export const PHOTO_ALT_MAX = 200

export type PropertyType = (typeof PROPERTY_TYPES)[number]
export type PlaceType = (typeof PLACE_TYPES)[number]
export type Highlight = (typeof HIGHLIGHTS)[number]
export type SpaceKind = (typeof SPACE_KINDS)[number]
export type SafetyFeature = (typeof SAFETY_FEATURES)[number]
export type Country = (typeof COUNTRIES)[number]
export type HostType = (typeof HOST_TYPES)[number]
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number]
export type BookingApproval = (typeof BOOKING_APPROVALS)[number]
export type GuestPreference = (typeof GUEST_PREFERENCES)[number]

/** What the host-type dialog has already answered for the wizard. */
export function placeTypeFor(hostType: HostType): PlaceType {
  return hostType === 'room' ? 'Private room' : 'Entire place'
}

/** An entire place starts out private; the host may change it. */
export function privacyFor(placeType: PlaceType): PrivacyLevel {
  return placeType === 'Entire place' ? 'enhanced' : 'standard'
}

/** As PostgreSQL counts: code points, so that fifty emoji are fifty characters. */
export function lengthOf(text: string): number {
  return [...text].length
}
