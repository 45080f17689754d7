import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import type { AddressFields } from '@roomtone/contract/listing/listing-fields'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { hoursOfStored } from '@roomtone/domain/availability/weekly-hours'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import type { SharedListing } from '../cohost/entry.ts'
import type { OwnListingRow } from './hosting.store.ts'

export function ownListingView(
  row: OwnListingRow,
  { photos, arrival, ofMenu }: { photos: PhotoView[]; arrival: PhotoView[]; ofMenu: PhotoView[] },
  shared: SharedListing | null,
): OwnListingView {
  return {
    id: row.id,
    shared: shared && { host: shared.host, rights: shared.rights },
    version: row.version,
    isAvailable: row.available,
    propertyType: row.property_type,
    placeType: row.place_type,
    title: row.title,
    tagline: row.tagline,
    description: row.description,
    highlights: row.highlights,
    privacyLevel: row.privacy_level,
    location: locationOf(row),
    pin: { lat: row.lat, lng: row.lng },
    shown: { lat: row.shown_lat, lng: row.shown_lng, radiusM: row.shown_radius_m },
    timeZone: row.time_zone,
    accessNotes: row.access_notes,
    wifiName: row.wifi_name,
    wifiPassword: row.wifi_password,
    parking: row.parking,
    loadIn: row.load_in,
    arrivalPhotos: arrival,
    maxGuests: row.max_guests,
    bedrooms: row.bedrooms,
    beds: row.beds,
    bathrooms: row.bathrooms,
    sizeSqft: row.size_sqft,
    amenities: row.amenities,
    allows: row.allows,
    safetyFeatures: row.safety_features,
    houseRules: row.house_rules,
    areasIn: row.areas_in,
    areasOut: row.areas_out,
    insuranceLeast: row.insurance_min_cents,
    permitRequired: row.permit_required,
    crewAddressHours: row.crew_address_hours,
    photos,
    pricePerDay: row.price_per_day_cents,
    hourlyRate: row.hourly_rate_cents,
    weekendDays: row.weekend_days,
    weekendPrice: row.weekend_price_cents,
    weekendHourlyRate: row.weekend_hourly_rate_cents,
    weeklyDiscountPercent: row.weekly_discount_percent,
    cleaningFee: row.cleaning_fee_cents,
    minimumHours: row.minimum_hours,
    hours: hoursOfRow(row),
    rentsBy: row.rents_by,
    menu: row.menu ?? NO_MENU,
    menuPhotos: ofMenu,
    spaceKind: row.space_kind,
    turnaroundMinutes: row.turnaround_minutes,
    noticeHours: row.notice_hours,
    minDays: row.min_days,
    maxDays: row.max_days,
    cancellationPolicy: row.cancellation_policy,
    bookingApproval: row.booking_approval,
    guestPreference: row.guest_preference,
    pendingLocation: pendingLocationOf(row),
    termsConfirmed: row.terms_confirmed,
    house: row.house,
    updatedAt: row.updated_at.toISOString(),
  }
}

function hoursOfRow({ opens_at: opensAt, closes_at: closesAt, week_hours: weekHours }: OwnListingRow) {
  return hoursOfStored({ opensAt, closesAt, weekHours })
}

export function locationOf(row: OwnListingRow): AddressFields {
  return { address: row.address, city: row.city, state: row.state, country: row.country, zip: row.zipcode }
}

/** What the application says, whatever has become of it. */
export function reviewLocationOf(row: OwnListingRow): AddressFields | null {
  if (row.reviewStatus === null) return null
  return {
    address: row.reviewAddress ?? '',
    city: row.reviewCity ?? '',
    state: row.reviewState ?? '',
    country: row.reviewCountry ?? row.country,
    zip: row.reviewZip ?? '',
  }
}

/** Null where the application waits for other reasons than its address. */
export function pendingLocationOf(row: OwnListingRow): AddressFields | null {
  const waiting = row.reviewStatus === 'pending' ? reviewLocationOf(row) : null
  return waiting === null || isSamePlace(waiting, locationOf(row)) ? null : waiting
}

export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
  return one.state === other.state && one.city === other.city && isSamePlace(one, other)
}

/** An application keeps the host's own spelling of city and state; the listing has the map's. */
export function isSamePlace(one: AddressFields, other: AddressFields): boolean {
  return (
    one.address === other.address &&
    one.zip === other.zip &&
    one.country === other.country &&
    one.city.toLowerCase() === other.city.toLowerCase()
  )
}
