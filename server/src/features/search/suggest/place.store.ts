import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'
import type { Around } from '../cells.ts'

export type CityRow = {
  id: number
  name: string
  lat: number
  lng: number
  size: number
  regionCode: string
  regionName: string
}
export type RegionRow = { id: number; code: string; name: string; size: number }

/** How the text may be read: a city, and perhaps the state or country that was named with it. */
export type Reading = { city: string; region: string | null }

const city = sql`c.id, c.name, c.lat, c.lng, c.listing_count as size, r.code as "regionCode", r.name as "regionName"`
const isRegion = (name: ReturnType<typeof sql>) =>
  sql`(${name} is null or ${name} in (lower(r.code), unaccent(lower(r.name)), lower(r.country)))`

/**
 * The first reading that names one of our cities; the one with the most listings where several have that
 * name.
 */
export async function findCity(handle: Handle, readings: Reading[]): Promise<CityRow | null> {
  const { rows } = await sql<CityRow>`
    select ${city}
    from unnest(${readings.map((one) => one.city)}::text[], ${readings.map((one) => one.region)}::text[])
      with ordinality as asked (city, region, n)
    join places c on lower(c.name) = asked.city
    join regions r on r.id = c.region_id
    where ${isRegion(sql`unaccent(asked.region)`)}
    order by asked.n, c.listing_count desc, c.id limit 1
  `.execute(handle)
  return rows[0] ?? null
}

/** Cities with listings whose names look like it, the most alike first. */
export async function findCitiesLike(handle: Handle, { city: name, region }: Reading, limit: number) {
  const { rows } = await sql<CityRow>`
    select ${city} from places c join regions r on r.id = c.region_id
    where lower(c.name) % ${name} and c.listing_count > 0 and ${isRegion(sql`unaccent(${region}::text)`)}
    order by similarity(lower(c.name), ${name}) desc, c.listing_count desc, c.id limit ${limit}
  `.execute(handle)
  return rows
}

export async function findRegion(handle: Handle, name: string): Promise<RegionRow | null> {
  const { rows } = await sql<RegionRow>`
    select r.id, r.code, r.name, ${sizeOfRegion} as size from regions r
    where lower(r.code) = ${name} or unaccent(lower(r.name)) = unaccent(${name})
    order by size desc, r.id limit 1
  `.execute(handle)
  return rows[0] ?? null
}

export async function findRegionsByPrefix(handle: Handle, prefix: string, limit: number) {
  const { rows } = await sql<RegionRow>`
    select * from (
      select r.id, r.code, r.name, ${sizeOfRegion} as size from regions r
      where unaccent(lower(r.name)) like unaccent(${asPattern(prefix)}) or lower(r.code) = ${prefix}
    ) found where size > 0 order by size desc, id limit ${limit}
  `.execute(handle)
  return rows
}

export async function findCitiesByPrefix(handle: Handle, prefix: string, limit: number): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select ${city} from places c join regions r on r.id = c.region_id
    where lower(c.name) like ${asPattern(prefix)} and c.listing_count > 0
    order by c.listing_count desc, c.id limit ${limit}
  `.execute(handle)
  return rows
}

export async function countEverywhere(handle: Handle): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(listing_count), 0)::int as size from places
  `.execute(handle)
  return rows[0]?.size ?? 0
}

/** About how many listings are near: those of the cities whose middle is a little farther out at most. */
export async function countNear(handle: Handle, { lat, lng, km }: Around): Promise<number> {
  const reach = km * 1.5
  const { rows } = await sql<{ size: number }>`
    select coalesce(sum(listing_count), 0)::int as size from places
    where power((lat - ${lat}::float8) * 111.2, 2) +
      power((lng - ${lng}::float8) * 111.2 * cos(radians(${lat}::float8)), 2) <= ${reach * reach}::float8
  `.execute(handle)
  return rows[0]?.size ?? 0
}

const sizeOfRegion = sql`(
  select coalesce(sum(c.listing_count), 0)::int from places c where c.region_id = r.id
)`

function asPattern(prefix: string): string {
  return `${prefix.replace(/[\\%_]/g, '\\$&')}%`
}
