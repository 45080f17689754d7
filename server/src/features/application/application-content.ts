import type { ListingContent } from '@roomtone/domain/listing/content'
import type { Located } from '../../platform/geocoder/geocoder.ts'
import type { WholeContent } from '../listing/entry.ts'
import type { ApplicationRow, SentColumns } from './application.store.ts'
import type { SpaceColumns } from './draft/draft.store.ts'

/** An application as the wizard would show it. */
export function contentOfApplication(row: ApplicationRow): WholeContent {
  return {
    propertyType: row.property_type,
    placeType: row.place_type,
    privacyLevel: row.privacy_level,
    location: {
      address: row.property_address,
      city: row.property_city,
      state: row.property_state,
      country: row.property_country,
      zip: row.property_zipcode,
    },
    pin: row.pin_moved && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
    guests: row.max_guests,
    bedrooms: row.bedrooms,
    beds: row.beds,
    bathrooms: row.bathrooms,
    sizeSqft: row.size_sqft,
    amenities: row.amenities,
    photos: row.photos,
    title: row.title,
    highlights: row.highlights,
    description: row.description,
    bookingApproval: row.booking_approval,
    guestPreference: row.guest_preference,
    pricePerDay: row.price_per_day_cents,
    safetyFeatures: row.safety_features,
    residence: {
      address: row.residential_address,
      city: row.residential_city,
      state: row.residential_state,
      country: row.residential_country,
      zip: row.residential_zipcode,
    },
    isBusinessHost: row.is_business_host,
  }
}

/** What is written down when a draft is sent; the place is the pin, or else what the postal code says. */
export function columnsOfContent(content: WholeContent, centre: Located, now: Date): SentColumns {
  const { location, residence, pin } = content
  const { lat, lng } = pin ?? centre
  return {
    property_type: content.propertyType,
    place_type: content.placeType,
    privacy_level: content.privacyLevel,
    property_address: location.address,
    property_city: location.city,
    property_state: location.state,
    property_country: location.country,
    property_zipcode: location.zip,
    residential_address: residence.address,
    residential_city: residence.city,
    residential_state: residence.state,
    residential_country: residence.country,
    residential_zipcode: residence.zip,
    is_business_host: content.isBusinessHost,
    max_guests: content.guests,
    bedrooms: content.bedrooms,
    beds: content.beds,
    bathrooms: content.bathrooms,
    size_sqft: content.sizeSqft,
    title: content.title,
    description: content.description,
    highlights: content.highlights,
    price_per_day_cents: content.pricePerDay,
    booking_approval: content.bookingApproval,
    guest_preference: content.guestPreference,
    safety_features: content.safetyFeatures,
    amenities: content.amenities,
    photos: content.photos,
    lat,
    lng,
    pin_moved: pin !== null,
    time_zone: centre.timeZone,
    submitted_at: now,
  }
}

export function isWhole(content: ListingContent): content is WholeContent {
  return content.propertyType !== '' && content.placeType !== ''
}

/** Null: at an address of its own. */
export function spaceOf({ premises_id, areas, shared_areas }: ApplicationRow): SpaceColumns | null {
  return premises_id === null
    ? null
    : { premises_id, areas: areas ?? '{}', shared_areas: shared_areas ?? '{}' }
}
