import { PRICE_MAX } from '@roomtone/domain/listing/options'
import { defaultWeekendPrice } from '@roomtone/domain/pricing/rates'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findGround } from '../find-ground.ts'
import { shownPointOn } from '../offset/shown-point-for.ts'
import type { WholeContent } from './approved-application.ts'
import { keepPlace } from './make-property.store.ts'

/** What the host says of a listing, apart from where it is and what it looks like. */
export function wordColumns(content: WholeContent) {
  return {
    title: content.title,
    description: content.description,
    property_type: content.propertyType,
    place_type: content.placeType,
    privacy_level: content.privacyLevel,
    max_guests: content.guests,
    bedrooms: content.bedrooms,
    beds: content.beds,
    bathrooms: content.bathrooms,
    size_sqft: content.sizeSqft,
    highlights: content.highlights,
    amenities: content.amenities,
    safety_features: content.safetyFeatures,
    booking_approval: content.bookingApproval,
    guest_preference: content.guestPreference,
    price_per_day_cents: content.pricePerDay,
  }
}

/** Where it is, and what everyone may see of that. City and state as the map knows them: one spelling for all. */
export async function placeColumns(deps: Deps, tx: Tx, propertyId: string, content: WholeContent) {
  const { location, privacyLevel } = content
  const ground = await findGround(deps, location)
  const { centre, city } = ground
  const { lat, lng } = content.pin ?? centre
  const shown = await shownPointOn(deps, tx, ground, {
    propertyId,
    privacyLevel,
    exact: { lat, lng },
    location,
  })
  const spot = { name: centre.city, lat: city.lat, lng: city.lng, region: centre.region }
  return {
    address: location.address,
    zipcode: location.zip,
    country: location.country,
    city: centre.city,
    state: centre.region.code,
    time_zone: centre.timeZone,
    place_id: await keepPlace(tx, spot),
    lat,
    lng,
    shown_lat: shown.lat,
    shown_lng: shown.lng,
    shown_radius_m: shown.radiusM,
  }
}

/** The usual proportion, within what a price may be at all. */
export function firstWeekendPrice(pricePerDay: number): number {
  return Math.min(PRICE_MAX, Math.max(pricePerDay, defaultWeekendPrice(pricePerDay)))
}
