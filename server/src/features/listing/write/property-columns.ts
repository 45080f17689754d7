import { allowedIn, type ListingTerms } from '@roomtone/domain/listing/terms'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findGround } from '../find-ground.ts'
import { shownPointOn } from '../offset/shown-point-for.ts'
import type { WholeContent } from './approved-application.ts'
import { hourColumns } from './hour-columns.ts'
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

/** The terms that the wizard's last page asks. */
export function termColumns(terms: ListingTerms) {
  return {
    space_kind: terms.spaceKind,
    rents_by: terms.rentsBy,
    hourly_rate_cents: terms.hourlyRate,
    minimum_hours: terms.minimumHours,
    min_days: terms.minDays,
    max_days: terms.maxDays,
    ...hourColumns(terms.hours),
    weekend_days: terms.weekendDays,
    weekend_price_cents: terms.weekendPrice,
    weekend_hourly_rate_cents: terms.weekendHourlyRate,
    weekly_discount_percent: terms.weeklyDiscountPercent,
    cleaning_fee_cents: terms.cleaningFee,
    allows: allowedIn(terms.allows),
    house_rules: JSON.stringify(terms.houseRules),
    cancellation_policy: terms.cancellationPolicy,
    notice_hours: terms.noticeHours,
    turnaround_minutes: terms.turnaroundMinutes,
    insurance_min_cents: terms.insuranceLeast,
    permit_required: terms.permitRequired,
    access_notes: terms.accessNotes,
    wifi_name: terms.wifiName,
    wifi_password: terms.wifiPassword,
    parking: terms.parking,
    load_in: terms.loadIn,
    arrival_photos: terms.arrivalPhotos,
  }
}
