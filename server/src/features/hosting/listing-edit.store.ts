import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import type { Area } from '@roomtone/contract/listing/property-card'
import { menuPhotos } from '@roomtone/domain/pricing/menu'
import type { Updateable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/generated/schema.ts'
import { hourColumns } from '../listing/entry.ts'

type PropertyColumns = Updateable<DB['properties']>
type ApplicationColumns = Updateable<DB['host_applications']>

/** The address is not among them: it changes only after a review. Photos have a table of their own. */
export type DirectChanges = Omit<ListingChanges, 'location' | 'photos'> & { shown?: Area | undefined }

/** False when somebody was quicker: the version is not the one the page has seen. */
export async function updateListing(
  tx: Tx,
  { id, version }: { id: string; version: number },
  changes: DirectChanges,
  now: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('properties')
    .set((row) => ({
      ...sharedColumns(changes),
      ...ownColumns(changes),
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function replacePhotos(tx: Tx, propertyId: string, photoIds: string[]): Promise<void> {
  await tx.deleteFrom('property_photos').where('property_id', '=', propertyId).execute()
  await tx
    .insertInto('property_photos')
    .values(photoIds.map((photo_id, position) => ({ property_id: propertyId, photo_id, position })))
    .execute()
}

/** What an approval would write over the listing follows along, so that it never brings back old words. */
export async function copyIntoApplication(
  tx: Tx,
  applicationId: string,
  changes: DirectChanges & { photos?: string[] | undefined },
): Promise<void> {
  const columns: ApplicationColumns = {
    ...sharedColumns(changes),
    ...given('photos', changes.photos),
  }
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('host_applications').set(columns).where('id', '=', applicationId).execute()
}

/** The pin of an application that waits for another address belongs to that address. */
export async function copyPinIntoApplication(
  tx: Tx,
  applicationId: string,
  { lat, lng }: { lat: number; lng: number },
): Promise<void> {
  await tx
    .updateTable('host_applications')
    .set({ lat, lng, pin_moved: true })
    .where('id', '=', applicationId)
    .execute()
}

function given<K extends string, T>(column: K, value: T | undefined): { [P in K]?: T } {
  return value === undefined ? {} : ({ [column]: value } as { [P in K]: T })
}

/** Columns that listings and applications both have, under the same names. */
function sharedColumns(changes: DirectChanges) {
  return {
    ...given('title', changes.title),
    ...given('description', changes.description),
    ...given('highlights', changes.highlights),
    ...given('privacy_level', changes.privacyLevel),
    ...given('max_guests', changes.maxGuests),
    ...given('bedrooms', changes.bedrooms),
    ...given('beds', changes.beds),
    ...given('bathrooms', changes.bathrooms),
    ...given('size_sqft', changes.sizeSqft),
    ...given('amenities', changes.amenities),
    ...given('safety_features', changes.safetyFeatures),
    ...given('price_per_day_cents', changes.pricePerDay),
    ...given('booking_approval', changes.bookingApproval),
    ...given('guest_preference', changes.guestPreference),
  }
}

function ownColumns(changes: DirectChanges): PropertyColumns {
  return {
    ...given('available', changes.isAvailable),
    ...given('tagline', changes.tagline),
    ...given('access_notes', changes.accessNotes),
    ...given('lat', changes.pin?.lat),
    ...given('lng', changes.pin?.lng),
    ...given('shown_lat', changes.shown?.lat),
    ...given('shown_lng', changes.shown?.lng),
    ...given('shown_radius_m', changes.shown?.radiusM),
    ...given('allows', changes.allows),
    ...given('house_rules', changes.houseRules && JSON.stringify(changes.houseRules)),
    ...given('areas_in', changes.areasIn),
    ...given('areas_out', changes.areasOut),
    ...given('insurance_min_cents', changes.insuranceLeast),
    ...given('permit_required', changes.permitRequired),
    ...given('crew_address_hours', changes.crewAddressHours),
    ...given('hourly_rate_cents', changes.hourlyRate),
    ...given('weekend_days', changes.weekendDays),
    ...given('weekend_price_cents', changes.weekendPrice),
    ...given('weekend_hourly_rate_cents', changes.weekendHourlyRate),
    ...given('weekly_discount_percent', changes.weeklyDiscountPercent),
    ...given('cleaning_fee_cents', changes.cleaningFee),
    ...given('minimum_hours', changes.minimumHours),
    ...(changes.hours && hourColumns(changes.hours)),
    ...given('rents_by', changes.rentsBy),
    ...given('menu', changes.menu && JSON.stringify(changes.menu)),
    ...given('menu_photos', changes.menu && menuPhotos(changes.menu)),
    ...given('space_kind', changes.spaceKind),
    ...given('wifi_name', changes.wifiName),
    ...given('wifi_password', changes.wifiPassword),
    ...given('parking', changes.parking),
    ...given('load_in', changes.loadIn),
    ...given('arrival_photos', changes.arrivalPhotos),
    ...given('turnaround_minutes', changes.turnaroundMinutes),
    ...given('notice_hours', changes.noticeHours),
    ...given('min_days', changes.minDays),
    ...given('max_days', changes.maxDays),
    ...given('cancellation_policy', changes.cancellationPolicy),
  }
}

export async function givePhotos(
  tx: Tx,
  ids: string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ owner_id: to })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where('owner_id', '=', from)
    .execute()
}
