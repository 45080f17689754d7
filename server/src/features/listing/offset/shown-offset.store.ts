import type { Point } from '@roomtone/domain/geo/distance'
import type { Bearing } from '@roomtone/domain/listing/shown-point'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

export type Spot = { propertyId: string; addressKey: string; exact: Point }

/** Two listings that come to one address at the same time take turns. */
export async function lockAddress(tx: Tx, addressKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${addressKey}`}, 0))`.execute(tx)
}

/** Of the others at the same address, or at the very same point, the one that was there first. */
export async function findNeighbor(
  tx: Tx,
  spot: Spot,
): Promise<(Bearing & { propertyId: string; createdAt: Date }) | undefined> {
  return atSpot(tx, spot)
    .innerJoin('properties as p', 'p.id', 'o.property_id')
    .select(['o.property_id as propertyId', 'o.direction', 'o.distance', 'p.created_at as createdAt'])
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()
}

function atSpot(tx: Tx, { propertyId, addressKey, exact }: Spot) {
  return tx
    .selectFrom('shown_offsets as o')
    .where('o.property_id', '<>', propertyId)
    .where(({ or, and, eb }) =>
      or([
        eb('o.address_key', '=', addressKey),
        and([eb('o.lat', '=', exact.lat), eb('o.lng', '=', exact.lng)]),
      ]),
    )
}

export async function findOffset(tx: Tx, propertyId: string): Promise<Bearing | undefined> {
  return tx
    .selectFrom('shown_offsets')
    .select(['direction', 'distance'])
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
}

export async function isOffsetOfAnother(
  tx: Tx,
  propertyId: string,
  { direction, distance }: Bearing,
): Promise<boolean> {
  const found = await tx
    .selectFrom('shown_offsets')
    .select('property_id')
    .where('direction', '=', direction)
    .where('distance', '=', distance)
    .where('property_id', '<>', propertyId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function upsertOffset(
  tx: Tx,
  { propertyId, addressKey, exact: { lat, lng } }: Spot,
  { direction, distance }: Bearing,
): Promise<void> {
  const row = { address_key: addressKey, lat, lng, direction, distance }
  await tx
    .insertInto('shown_offsets')
    .values({ property_id: propertyId, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute()
}

/** Those who came later than an older listing that had no offset yet take its offset, when the sweep comes to them. */
export async function forgetNeighbors(tx: Tx, spot: Spot): Promise<void> {
  await tx
    .deleteFrom('shown_offsets')
    .where('property_id', 'in', atSpot(tx, spot).select('o.property_id'))
    .execute()
}

/** Erased ones no longer have an address. */
const HAS_ADDRESS = sql<boolean>`p.address <> '-'`

/** Listings from before offsets were kept, oldest first. */
export async function findWithoutOffset(handle: Handle, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('properties as p')
    .leftJoin('shown_offsets as o', 'o.property_id', 'p.id')
    .select('p.id')
    .where('o.property_id', 'is', null)
    .where(HAS_ADDRESS)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function lockWithoutOffset(tx: Tx, propertyId: string) {
  return tx
    .selectFrom('properties as p')
    .select(['p.address', 'p.city', 'p.country', 'p.zipcode as zip', 'p.lat', 'p.lng'])
    .select(['p.shown_lat as shownLat', 'p.shown_lng as shownLng', 'p.privacy_level as privacyLevel'])
    .select('p.created_at as createdAt')
    .where('p.id', '=', propertyId)
    .where(HAS_ADDRESS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shown_offsets as o').select('o.property_id').whereRef('o.property_id', '=', 'p.id'),
        ),
      ),
    )
    .forUpdate('p')
    .executeTakeFirst()
}

export async function movePointOf(
  tx: Tx,
  propertyId: string,
  { lat, lng, radiusM }: Point & { radiusM: number },
): Promise<void> {
  await tx
    .updateTable('properties')
    .set({ shown_lat: lat, shown_lng: lng, shown_radius_m: radiusM })
    .where('id', '=', propertyId)
    .execute()
}
