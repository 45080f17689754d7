import type { Address, ListingContent } from './content.ts'
import { COUNTER_MIN, type HostType, placeTypeFor, privacyFor } from './options.ts'

/** A new draft, when its host has only said what kind of host they are. */
export function emptyDraft(hostType: HostType | null): ListingContent {
  const placeType = hostType === null ? '' : placeTypeFor(hostType)
  return {
    propertyType: '',
    placeType,
    privacyLevel: placeType === '' ? 'standard' : privacyFor(placeType),
    location: emptyAddress(),
    pin: null,
    guests: COUNTER_MIN,
    bedrooms: COUNTER_MIN,
    beds: COUNTER_MIN,
    bathrooms: COUNTER_MIN,
    sizeSqft: null,
    amenities: hostType === 'location' ? ['outdoor_location'] : [],
    photos: [],
    title: '',
    highlights: [],
    description: '',
    bookingApproval: 'manual',
    guestPreference: 'any',
    pricePerDay: 0,
    safetyFeatures: [],
    residence: emptyAddress(),
    isBusinessHost: false,
  }
}

function emptyAddress(): Address {
  return { address: '', city: '', state: '', country: 'United States', zip: '' }
}
