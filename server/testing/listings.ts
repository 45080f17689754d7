import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DB } from '../src/platform/db/generated/schema.ts'
import type { TestServer } from './server.ts'

type PropertyRow = Insertable<DB['properties']>
export type TestListing = { id: string; searchId: number; hostId: string; photoIds: string[] }

/** Where tests put listings: places that need no geocoder. */
export const TEST_PLACES = {
  losAngeles: ['United States', 'CA', 'California', 'Los Angeles', 34.0522, -118.2437, 'America/Los_Angeles'],
  newYork: ['United States', 'NY', 'New York', 'New York', 40.7128, -74.006, 'America/New_York'],
  phoenix: ['United States', 'AZ', 'Arizona', 'Phoenix', 33.4484, -112.074, 'America/Phoenix'],
  stJohns: ['Canada', 'NL', 'Newfoundland and Labrador', 'St. John’s', 47.5615, -52.7126, 'America/St_Johns'],
  toronto: ['Canada', 'ON', 'Ontario', 'Toronto', 43.6532, -79.3832, 'America/Toronto'],
} as const

/** Puts a live listing straight into the tables, for tests that are not about how it came to be. */
export async function insertListing(
  { deps: { db, clock } }: TestServer,
  hostId: string,
  over: Partial<PropertyRow> = {},
  where: (typeof TEST_PLACES)[keyof typeof TEST_PLACES] = TEST_PLACES.losAngeles,
): Promise<TestListing> {
  const now = clock.now()
  const [country, code, regionName, city, lat, lng, timeZone] = where
  const region = await db
    .insertInto('regions')
    .values({ country, code, name: regionName })
    .onConflict((conflict) => conflict.constraint('regions_once').doUpdateSet({ name: regionName }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = await db
    .insertInto('places')
    .values({ region_id: region.id, name: city, lat, lng })
    .onConflict((conflict) => conflict.constraint('places_once').doUpdateSet({ lat, lng }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const property = await db
    .insertInto('properties')
    .values({
      host_id: hostId,
      title: 'A quiet loft',
      description: 'North light, oak floor, nobody upstairs.',
      city,
      state: code,
      country,
      zipcode: '90012',
      address: '12 Secret Street',
      access_notes: 'The key is under the blue pot.',
      // As secret, and found by the same words.
      wifi_name: 'under the blue pot net',
      wifi_password: 'walnut under the blue pot',
      parking: 'Two cars, under the blue pot tree.',
      load_in: 'Past the shed, under the blue pot arch.',
      lat: lat + 0.0123,
      lng: lng + 0.0321,
      shown_lat: lat,
      shown_lng: lng,
      shown_radius_m: 1500,
      place_id: place.id,
      time_zone: timeZone,
      property_type: 'House',
      place_type: 'Entire place',
      max_guests: 10,
      bedrooms: 2,
      beds: 2,
      bathrooms: 1,
      price_per_day_cents: 100_000,
      calendar_token: randomBytes(24).toString('base64url'),
      created_at: now,
      updated_at: now,
      ...over,
    })
    .returning(['id', 'search_id as searchId'])
    .executeTakeFirstOrThrow()
  const photoIds = await insertPhotos(db, hostId, now)
  await db
    .insertInto('property_photos')
    .values(photoIds.map((photo_id, position) => ({ property_id: property.id, photo_id, position })))
    .execute()
  return { ...property, hostId, photoIds }
}

/** A picture of the way in, without its files. */
export async function addArrivalPhoto(
  { deps: { db, clock } }: TestServer,
  { id, hostId }: TestListing,
): Promise<string> {
  const arrival = (await insertPhotos(db, hostId, clock.now())).slice(0, 1)
  await db.updateTable('properties').set({ arrival_photos: arrival }).where('id', '=', id).execute()
  return arrival[0] ?? ''
}

/** Five rows without files. */
export async function insertPhotos(
  db: TestServer['deps']['db'],
  ownerId: string,
  now: Date,
): Promise<string[]> {
  const ids = Array.from({ length: 5 }, () => randomUUID())
  await db
    .insertInto('photos')
    .values(
      ids.map((id) => ({
        id,
        owner_id: ownerId,
        width: 1600,
        height: 1067,
        color: '#927964',
        widths: [480, 960, 1600],
        created_at: now,
      })),
    )
    .execute()
  return ids
}
