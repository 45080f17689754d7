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
    .select(['id', 'version', 'address', 'zipcode', 'city', 'state', 'country', 'time_zone'])
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

/** Confirmed bookings and those with a deadline: their guests chose the space for where it is. */
export async function findStartsAhead(handle: Handle, propertyId: string, now: Date): Promise<Date[]> {
  const rows = await handle
    .selectFrom('bookings')
    .select(sql<Date>`lower(during)`.as('startsAt'))
    .where('property_id', '=', propertyId)
    .where(({ or, eb }) => or([eb('state', '=', 'confirmed'), eb('expires_at', 'is not', null)]))
    .where(sql<SqlBool>`upper(during) > ${now}`)
    .orderBy(sql`lower(during)`)
    .limit(100)
    .execute()
  return rows.map(({ startsAt }) => startsAt)
}
