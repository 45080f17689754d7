import { areasOf, type Masks, masksOf, takenAreas } from '@roomtone/domain/calendar/areas'
import type { Country } from '@roomtone/domain/listing/options'
import type { Area, Space } from '@roomtone/domain/premises/layout'
import type { Held } from '@roomtone/domain/premises/rearrange'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { areaColumns } from './area-columns.ts'

/** Bookings and requests that will need the space. */
const AHEAD = ['awaiting_payment', 'pending', 'confirmed', 'offered', 'second_hold'] as const

export type HouseRow = NonNullable<Awaited<ReturnType<typeof findHouse>>>

export async function findHouse(handle: Handle, id: string, hostId: string) {
  return handle
    .selectFrom('premises')
    .select([
      'id',
      'number',
      'version',
      'name',
      'address',
      'zipcode as zip',
      'city',
      'state',
      sql<Country>`country`.as('country'),
      'lat',
      'lng',
      'host_id as hostId',
      'time_zone as timeZone',
    ])
    .where('id', '=', id)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
}

/** Where a house is now, for a space of it that is on its way. */
export async function findPlace(handle: Handle, premisesId: string) {
  const { lat, lng, ...location } = await handle
    .selectFrom('premises')
    .select(['address', 'zipcode as zip', 'city', 'state', sql<Country>`country`.as('country'), 'lat', 'lng'])
    .where('id', '=', premisesId)
    .executeTakeFirstOrThrow()
  return { location, pin: { lat, lng } }
}

/** One without a name where the house was never divided. */
export async function findAreas(handle: Handle, premisesId: string): Promise<Area[]> {
  const areas = await handle
    .selectFrom('areas')
    .select(['place', 'name', 'shared_by as sharedBy'])
    .where('premises_id', '=', premisesId)
    .orderBy('place')
    .execute()
  return areas.length > 0 ? areas : [{ place: 0, name: '', sharedBy: null }]
}

export type SpaceRow = Space & {
  table: 'properties' | 'host_applications' | 'listing_drafts'
  state: 'live' | 'off' | 'draft' | 'review'
  title: string
  coverId: string | null
  bookingsAhead: number
}

/** Listings in the order in which they came, then what is on its way. */
export async function findSpaces(handle: Handle, premisesId: string, now: Date): Promise<SpaceRow[]> {
  const listings = await handle
    .selectFrom('properties')
    .select((eb) => [
      'id',
      'title',
      'areas',
      'shared_areas as sharedAreas',
      sql<'live' | 'off'>`case when available then 'live' else 'off' end`.as('state'),
      eb
        .selectFrom('property_photos')
        .select('photo_id')
        .whereRef('property_id', '=', 'properties.id')
        .orderBy('position')
        .limit(1)
        .as('coverId'),
      eb
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('bookings.property_id', '=', 'properties.id')
        .where('bookings.state', 'in', AHEAD)
        .where(sql<SqlBool>`upper(bookings.during) > ${now}`)
        .as('bookingsAhead'),
    ])
    .where('premises_id', '=', premisesId)
    .where('removed_at', 'is', null)
    .orderBy('search_id')
    .execute()
  const applications = await handle
    .selectFrom('host_applications')
    .leftJoin('properties', 'properties.application_id', 'host_applications.id')
    .leftJoin('listing_drafts', 'listing_drafts.application_id', 'host_applications.id')
    .select([
      'host_applications.id',
      'host_applications.title',
      'host_applications.areas',
      'host_applications.shared_areas as sharedAreas',
      sql<
        'review' | 'draft'
      >`case when host_applications.status = 'pending' then 'review' else 'draft' end`.as('state'),
      sql<string | null>`host_applications.photos[1]`.as('coverId'),
      sql<number>`0`.as('bookingsAhead'),
    ])
    .where('host_applications.premises_id', '=', premisesId)
    .where('properties.id', 'is', null)
    .where('listing_drafts.id', 'is', null)
    .orderBy('host_applications.created_at')
    .execute()
  const drafts = await handle
    .selectFrom('listing_drafts')
    .leftJoin('properties', (join) =>
      join
        .onRef('properties.application_id', '=', 'listing_drafts.application_id')
        .on('listing_drafts.application_id', 'is not', null),
    )
    .select([
      'listing_drafts.id',
      sql<string>`coalesce(listing_drafts.content ->> 'title', '')`.as('title'),
      'listing_drafts.areas',
      'listing_drafts.shared_areas as sharedAreas',
      sql<'draft'>`'draft'`.as('state'),
      sql<string | null>`listing_drafts.photos[1]`.as('coverId'),
      sql<number>`0`.as('bookingsAhead'),
    ])
    .where('listing_drafts.premises_id', '=', premisesId)
    .where('properties.id', 'is', null)
    .orderBy('listing_drafts.created_at')
    .execute()
  return [
    ...listings.map((row) => ({ ...row, table: 'properties' as const })),
    ...applications.map((row) => ({ ...row, table: 'host_applications' as const })),
    ...drafts.map((row) => ({ ...row, table: 'listing_drafts' as const })),
  ].map(({ areas, sharedAreas, bookingsAhead, ...space }) => ({
    ...space,
    own: areasOf(areas ?? '{}'),
    shared: areasOf(sharedAreas ?? '{}'),
    bookingsAhead: bookingsAhead ?? 0,
  }))
}

/**
 * Everything that changes along with the areas of a house, in the order in which others take it: who sends or approves
 * a space holds its application before the house, who books holds the listing before the house.
 */
export async function lockHouse(tx: Tx, id: string, hostId: string): Promise<HouseRow | undefined> {
  await tx
    .selectFrom('listing_drafts')
    .select('id')
    .where('premises_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx
    .selectFrom('host_applications')
    .select('id')
    .where('premises_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute()
  await tx
    .selectFrom('properties')
    .select('id')
    .where('premises_id', '=', id)
    .orderBy('search_id')
    .forNoKeyUpdate()
    .execute()
  await tx.selectFrom('premises').select('id').where('id', '=', id).forUpdate().execute()
  return findHouse(tx, id, hostId)
}

/** The house stays as it is until the transaction ends. */
export async function holdHouse(tx: Tx, id: string, hostId: string): Promise<HouseRow | undefined> {
  await tx.selectFrom('premises').select('id').where('id', '=', id).forKeyShare().execute()
  return findHouse(tx, id, hostId)
}

/** What is taken from now on, by start. The caller has locked the house. */
export async function findHeld(tx: Tx, number: number, now: Date): Promise<Held[]> {
  const rows = await tx
    .selectFrom('holds')
    .innerJoin('properties', 'properties.search_id', 'holds.listing_id')
    .leftJoin('calendar_feeds', 'calendar_feeds.id', 'holds.feed_id')
    .select([
      'holds.id',
      'properties.id as spaceId',
      sql<boolean>`holds.kind = 'booking' or holds.after_cancellation`.as('isKept'),
      sql<boolean>`calendar_feeds.areas is null`.as('followsSpace'),
      'holds.areas',
      sql<Date>`lower(holds.during)`.as('startsAt'),
      sql<Date>`upper(holds.during)`.as('endsAt'),
    ])
    .where('holds.premises', '=', number)
    .where(sql<SqlBool>`upper(holds.during) > ${now}`)
    .orderBy(sql`lower(holds.during)`)
    .execute()
  return rows.map(({ areas, ...hold }) => ({ ...hold, areas: masksOf(areas) }))
}

type Changed = { id: string; areas: Masks }

/** First what gets less, so that what gets more finds it free. */
export async function rearrangeHolds(tx: Tx, changed: Changed[], before: Map<string, Masks>): Promise<void> {
  const gone = changed.filter(({ areas }) => areas.size === 0).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom('holds').where('id', 'in', gone).execute()
  const left = changed.filter(({ areas }) => areas.size > 0)
  await setAreas(
    tx,
    left.flatMap((hold) => lessOf(hold, before.get(hold.id)) ?? []),
  )
  await setAreas(tx, left)
}

/** What it had and still has, where that is less and something at all. */
function lessOf({ id, areas }: Changed, before: Masks | undefined): Changed | null {
  const both: Masks = new Map()
  for (const [place, mask] of before ?? []) {
    const left = (mask & (areas.get(place) ?? 0)) >>> 0
    if (left !== 0) both.set(place, left)
  }
  return both.size === 0 ? null : { id, areas: both }
}

async function setAreas(tx: Tx, holds: Changed[]): Promise<void> {
  if (holds.length === 0) return
  await sql`
    update holds set areas = piece.areas::int4multirange
    from unnest(${holds.map(({ id }) => id)}::uuid[], ${holds.map(({ areas }) => takenAreas(areas))}::text[])
      as piece (id, areas)
    where holds.id = piece.id and holds.areas <> piece.areas::int4multirange`.execute(tx)
}

export async function replaceAreas(tx: Tx, premisesId: string, areas: readonly Area[]): Promise<void> {
  await tx.deleteFrom('areas').where('premises_id', '=', premisesId).execute()
  await tx
    .insertInto('areas')
    .values(
      areas.map(({ place, name, sharedBy }) => ({
        premises_id: premisesId,
        place,
        name,
        shared_by: sharedBy,
      })),
    )
    .execute()
}

export async function renameHouse(tx: Tx, id: string, name: string): Promise<void> {
  await tx
    .updateTable('premises')
    .set((row) => ({ name, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Under the areas of now. A draft that is open elsewhere goes on as it is: its version stays. */
export async function setAreasOfSpace(
  tx: Tx,
  { id, table }: Pick<SpaceRow, 'id' | 'table'>,
  { own, shared }: Pick<Space, 'own' | 'shared'>,
  areas: readonly Area[],
): Promise<void> {
  const sets = areaColumns({ own, shared }, areas)
  await sql`
    update ${sql.table(table)} set areas = ${sets.areas}::int4multirange,
      shared_areas = ${sets.shared_areas}::int4multirange
    where id = ${id} and (areas, shared_areas) is distinct from
      (${sets.areas}::int4multirange, ${sets.shared_areas}::int4multirange)`.execute(tx)
}

/** Feeds of the house that block chosen areas. */
export async function findFeedsWithAreas(tx: Tx, premisesId: string) {
  const feeds = await tx
    .selectFrom('calendar_feeds')
    .innerJoin('properties', 'properties.id', 'calendar_feeds.property_id')
    .select(['calendar_feeds.name', 'calendar_feeds.areas', 'properties.id as spaceId'])
    .where('properties.premises_id', '=', premisesId)
    .where('calendar_feeds.areas', 'is not', null)
    .orderBy('calendar_feeds.id')
    .execute()
  return feeds.map(({ name, areas, spaceId }) => ({ name, spaceId, areas: areasOf(areas ?? '{}') }))
}

/** Its blocks and its other calendars go with it; what happened there keeps it. */
export async function removeListing(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`delete from holds using properties where holds.listing_id = properties.search_id and properties.id = ${id}
    and holds.kind <> 'booking' and not holds.after_cancellation and upper(holds.during) > ${now}`.execute(tx)
  await tx.deleteFrom('calendar_feeds').where('property_id', '=', id).execute()
  await tx
    .updateTable('properties')
    .set((row) => ({ available: false, removed_at: now, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function findTitlesOfHouse(
  handle: Handle,
  premisesId: string,
  exceptId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from properties
      where premises_id = ${premisesId} and removed_at is null and id is distinct from ${exceptId}::uuid
    union all select title from host_applications
      where premises_id = ${premisesId} and id is distinct from ${exceptId}::uuid
        and not exists (select from properties where application_id = host_applications.id)
    union all select content ->> 'title' from listing_drafts
      where premises_id = ${premisesId} and application_id is null and id is distinct from ${exceptId}::uuid`.execute(
    handle,
  )
  return rows.map(({ title }) => title)
}
