import type { AddressFields } from '@roomtone/contract/listing/listing-fields'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Before the listing's own row is touched, in the order in which a decision takes them. */
export async function lockApplication(tx: Tx, id: string) {
  return tx
    .selectFrom('host_applications')
    .select([
      'id',
      'status',
      'revision',
      'property_address as address',
      'property_city as city',
      'property_state as state',
      'property_country as country',
      'property_zipcode as zip',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** For a listing that was inserted without one. The residence, which was never asked for, stays empty. */
export async function insertApplicationOf(tx: Tx, propertyId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into host_applications (
        user_id, property_type, place_type, privacy_level, property_address, property_city, property_state,
        property_country, property_zipcode, residential_address, residential_city, residential_state,
        residential_country, residential_zipcode, max_guests, bedrooms, beds, bathrooms, size_sqft, title, description,
        highlights, price_per_day_cents, booking_approval, guest_preference, safety_features, amenities, photos, lat,
        lng, pin_moved, time_zone, status, created_at, submitted_at, decided_at)
      select
        host_id, property_type, place_type, privacy_level, address, city, state, country, zipcode, '', '', '', country,
        '', max_guests, bedrooms, beds, bathrooms, size_sqft, title, description, highlights, price_per_day_cents,
        booking_approval, guest_preference, safety_features, amenities,
        array(select photo_id from property_photos where property_id = p.id order by position), lat, lng, true,
        time_zone, 'approved', created_at, created_at, ${now}
      from properties p where id = ${propertyId}
      returning id
    )
    update properties set application_id = made.id from made where properties.id = ${propertyId}
    returning made.id`.execute(tx)
  const made = rows[0]
  if (!made) throw new Error('The listing whose application was to be written is gone')
  return made.id
}

type Move = {
  location: AddressFields
  pin: { lat: number; lng: number }
  pinMoved: boolean
  timeZone: string
}

/** A revision without a decision is gone for good: another takes its place, or none. */
export async function dropOpenRevision(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('application_revisions')
    .where('application_id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** The number always counts up: a decision on an earlier one is told that it has changed. */
export async function sendToReview(tx: Tx, id: string, move: Move, now: Date): Promise<void> {
  const { location } = move
  await tx
    .updateTable('host_applications')
    .set((eb) => ({
      property_address: location.address,
      property_city: location.city,
      property_state: location.state,
      property_country: location.country,
      property_zipcode: location.zip,
      lat: move.pin.lat,
      lng: move.pin.lng,
      pin_moved: move.pinMoved,
      time_zone: move.timeZone,
      status: 'pending',
      revision: eb('revision', '+', 1),
      admin_notes: null,
      submitted_at: now,
      decided_at: null,
      decided_by: null,
    }))
    .where('id', '=', id)
    .execute()
}

/** The host thought better of it: the application says again what the listing says. */
export async function withdrawReview(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update host_applications a set
      property_address = p.address, property_city = p.city, property_state = p.state, property_country = p.country,
      property_zipcode = p.zipcode, lat = p.lat, lng = p.lng, pin_moved = true, time_zone = p.time_zone, privacy_level = p.privacy_level,
      max_guests = p.max_guests, bedrooms = p.bedrooms, beds = p.beds, bathrooms = p.bathrooms,
      size_sqft = p.size_sqft, title = p.title, description = p.description, highlights = p.highlights,
      price_per_day_cents = p.price_per_day_cents, booking_approval = p.booking_approval,
      guest_preference = p.guest_preference, safety_features = p.safety_features, amenities = p.amenities,
      property_type = p.property_type, place_type = p.place_type,
      photos = array(select photo_id from property_photos where property_id = p.id order by position),
      status = 'approved', admin_notes = null, decided_at = ${now}, decided_by = null
    from properties p where p.application_id = a.id and a.id = ${id}`.execute(tx)
}
