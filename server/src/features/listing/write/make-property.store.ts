import type { Country } from '@roomtone/domain/listing/options'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { DB } from '../../../platform/db/generated/schema.ts'

type Spot = {
  name: string
  lat: number
  lng: number
  region: { code: string; name: string; country: Country }
}

/** The city a listing is in, and its state; both come into being with the first listing there. */
export async function keepPlace(tx: Tx, { name, lat, lng, region }: Spot): Promise<number> {
  const { id: region_id } = await tx
    .insertInto('regions')
    .values({ country: region.country, code: region.code, name: region.name })
    .onConflict((conflict) => conflict.constraint('regions_once').doUpdateSet({ name: region.name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = await tx
    .insertInto('places')
    .values({ region_id, name, lat, lng })
    // Not "do nothing": that would not answer with the row that was there before.
    .onConflict((conflict) => conflict.constraint('places_once').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return place.id
}

export async function insertProperty(tx: Tx, property: Insertable<DB['properties']>): Promise<void> {
  await tx.insertInto('properties').values(property).execute()
}

/** Replaces them all. Answers how many there are now: a photo that has vanished is left out. */
export async function replacePhotos(tx: Tx, propertyId: string, photoIds: string[]): Promise<number> {
  await tx.deleteFrom('property_photos').where('property_id', '=', propertyId).execute()
  if (photoIds.length === 0) return 0
  const known = await tx.selectFrom('photos').select('id').where('id', 'in', photoIds).forShare().execute()
  const present = photoIds.filter((id) => known.some((photo) => photo.id === id))
  if (present.length === 0) return 0
  await tx
    .insertInto('property_photos')
    .values(present.map((photo_id, position) => ({ property_id: propertyId, photo_id, position })))
    .execute()
  return present.length
}

/**
 * Held until the transaction ends: a host who edits meanwhile waits, and is then told that it has changed.
 */
export async function lockPropertyOf(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('properties')
    .select(['id', 'version', 'address', 'zipcode', 'city', 'state', 'country', 'time_zone', 'lat', 'lng'])
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateProperty(
  tx: Tx,
  id: string,
  changes: Updateable<DB['properties']>,
): Promise<void> {
  await tx.updateTable('properties').set(changes).where('id', '=', id).execute()
}

/** Confirmed bookings of the house and those with a deadline: their guests chose it for where it is. */
export async function findStartsAhead(handle: Handle, propertyId: string, now: Date): Promise<Date[]> {
  const rows = await handle
    .selectFrom('bookings')
    .select(sql<Date>`lower(during)`.as('startsAt'))
    .where('property_id', 'in', (eb) =>
      eb
        .selectFrom('properties as own')
        .innerJoin('properties as space', 'space.premises_id', 'own.premises_id')
        .select('space.id')
        .where('own.id', '=', propertyId),
    )
    .where(({ or, eb }) => or([eb('state', '=', 'confirmed'), eb('expires_at', 'is not', null)]))
    .where(sql<SqlBool>`upper(during) > ${now}`)
    .orderBy(sql`lower(during)`)
    .limit(100)
    .execute()
  return rows.map(({ startsAt }) => startsAt)
}

/** The spaces of the house that the listing of this application is in. */
export async function lockHouseOf(tx: Tx, applicationId: string): Promise<void> {
  const property = await tx
    .selectFrom('properties')
    .select('premises_id as premisesId')
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  if (property?.premisesId) await lockSpacesAt(tx, property.premisesId)
}

/** In one order, and before the house itself: who books does the same. */
export async function lockSpacesAt(tx: Tx, premisesId: string): Promise<void> {
  await tx
    .selectFrom('properties')
    .select('id')
    .where('premises_id', '=', premisesId)
    .orderBy('search_id')
    .forNoKeyUpdate()
    .execute()
}

/** The other spaces of a listing's house, with where that listing is. */
export async function findSpacesBeside(handle: Handle, propertyId: string) {
  return handle
    .selectFrom('properties as own')
    .innerJoin('properties as other', 'other.premises_id', 'own.premises_id')
    .select([
      'other.id',
      'other.privacy_level as privacyLevel',
      'own.address',
      'own.zipcode as zip',
      'own.city',
      'own.state',
      'own.country',
      'own.lat',
      'own.lng',
    ])
    .where('own.id', '=', propertyId)
    .whereRef('other.id', '<>', 'own.id')
    .where('other.removed_at', 'is', null)
    .orderBy('other.search_id')
    .execute()
}

type Copying = { from: string; to: string; shown: { lat: number; lng: number; radiusM: number } }

/** An application that asks for another address goes on asking for it. */
export async function copyPlace(tx: Tx, { from, to, shown }: Copying): Promise<void> {
  await sql`
    update host_applications as asked set (
        property_address, property_zipcode, property_city, property_state, property_country, lat, lng, pin_moved,
        time_zone) = (
        own.address, own.zipcode, own.city, own.state, own.country, own.lat, own.lng, true, own.time_zone)
    from properties as own, properties as other
    where own.id = ${from} and other.id = ${to} and asked.id = other.application_id and asked.status = 'approved'
  `.execute(tx)
  await sql`
    update properties as other set (
        address, zipcode, city, state, country, place_id, time_zone, lat, lng, shown_lat, shown_lng, shown_radius_m,
        version) = (
        own.address, own.zipcode, own.city, own.state, own.country, own.place_id, own.time_zone, own.lat, own.lng,
        ${shown.lat}::float8, ${shown.lng}::float8, ${shown.radiusM}::int, other.version + 1)
    from properties as own
    where own.id = ${from} and other.id = ${to}`.execute(tx)
}
