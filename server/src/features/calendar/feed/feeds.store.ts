import { type Areas, areasOf, wholeAreas } from '@roomtone/domain/calendar/areas'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { CalendarFeeds } from '../../../platform/db/generated/schema.ts'
import { FETCH_KEY } from './fetch-key.ts'

export type Conflict = Selectable<CalendarFeeds>['conflicts'][number]

export async function findFeeds(handle: Handle, propertyId: string) {
  const rows = await handle
    .selectFrom('calendar_feeds')
    .innerJoin('properties', 'properties.id', 'calendar_feeds.property_id')
    .select([
      'calendar_feeds.id',
      'calendar_feeds.name',
      'calendar_feeds.url',
      'calendar_feeds.last_fetched_at as lastFetchedAt',
      'calendar_feeds.last_succeeded_at as lastSucceededAt',
      'calendar_feeds.last_error as lastError',
      'calendar_feeds.event_count as eventCount',
      'calendar_feeds.conflicts',
      'calendar_feeds.areas as chosen',
      AREAS,
    ])
    .where('calendar_feeds.property_id', '=', propertyId)
    .orderBy('calendar_feeds.created_at')
    .orderBy('calendar_feeds.id')
    .execute()
  return rows.map(({ areas, chosen, ...feed }) => ({
    ...feed,
    areas: areasOf(areas),
    chosen: chosen ? areasOf(chosen) : null,
  }))
}

/** How those of several listings are doing. */
export async function findFeedStates(handle: Handle, propertyIds: string[]) {
  return handle
    .selectFrom('calendar_feeds')
    .select([
      'id',
      'property_id as propertyId',
      'name',
      'last_succeeded_at as lastSucceededAt',
      sql<boolean>`last_error is not null`.as('isFailing'),
    ])
    .where('property_id', '=', sql<string>`any(${propertyIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Those it was told to block, or all that its listing has alone. */
const AREAS = sql<string>`coalesce(calendar_feeds.areas, properties.areas)`.as('areas')

/** The next times that each of the feeds holds, a few of them, and how many there are in all. */
export async function findNextTimes(handle: Handle, feedIds: string[], now: Date, limit: number) {
  return handle
    .selectFrom((inner) =>
      inner
        .selectFrom('holds')
        .select([
          sql<string>`feed_id`.as('feedId'),
          sql<Date>`lower(during)`.as('startsAt'),
          sql<Date>`upper(during)`.as('endsAt'),
          sql<number>`count(*) over (partition by feed_id)`.as('total'),
          sql<number>`row_number() over (partition by feed_id order by lower(during))`.as('place'),
        ])
        .where('feed_id', 'in', feedIds)
        .where(sql<SqlBool>`upper(during) > ${now}`)
        .as('next'),
    )
    .select(['next.feedId', 'next.startsAt', 'next.endsAt', 'next.total'])
    .where('next.place', '<=', limit)
    .orderBy('next.startsAt')
    .execute()
}

/** Those that the listing has alone, by name; none where the house is not divided. */
export async function findOwnAreas(handle: Handle, propertyId: string) {
  return handle
    .selectFrom('areas')
    .innerJoin('properties', 'properties.premises_id', 'areas.premises_id')
    .select(['areas.place', 'areas.name'])
    .where('properties.id', '=', propertyId)
    .where(sql<SqlBool>`properties.areas @> int4range(areas.place * 32, areas.place * 32 + 32)`)
    .orderBy('areas.place')
    .execute()
}

export async function findFeed(handle: Handle, id: string) {
  const feed = await handle
    .selectFrom('calendar_feeds')
    .innerJoin('properties', 'properties.id', 'calendar_feeds.property_id')
    .select([
      'calendar_feeds.id',
      'calendar_feeds.url',
      'calendar_feeds.property_id as propertyId',
      'properties.time_zone as timeZone',
      AREAS,
    ])
    .where('calendar_feeds.id', '=', id)
    .executeTakeFirst()
  return feed && { ...feed, areas: areasOf(feed.areas) }
}

type NewFeed = { propertyId: string; name: string; url: string; areas: Areas | null; now: Date }

/** Undefined when the listing follows this address already. */
export async function insertFeed(
  tx: Tx,
  { propertyId, name, url, areas, now }: NewFeed,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('calendar_feeds')
    .values({ property_id: propertyId, name, url, areas: areas && wholeAreas(areas), created_at: now })
    .onConflict((conflict) => conflict.constraint('calendar_feeds_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Success = { id: string; eventCount: number; conflicts: Conflict[]; now: Date }

export async function markFetched(tx: Tx, { id, eventCount, conflicts, now }: Success): Promise<void> {
  await tx
    .updateTable('calendar_feeds')
    .set({
      last_fetched_at: now,
      last_succeeded_at: now,
      last_error: null,
      event_count: eventCount,
      conflicts: JSON.stringify(conflicts),
    })
    .where('id', '=', id)
    .execute()
}

/** What it held before stays held: an old calendar is better than none. */
export async function markFailed(handle: Handle, id: string, error: string, now: Date): Promise<void> {
  await handle
    .updateTable('calendar_feeds')
    .set({ last_fetched_at: now, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** Its holds go with it. */
export async function deleteFeed(tx: Tx, propertyId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('calendar_feeds')
    .where('id', '=', id)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Those that wait in the queue, or are being read, keep their place there. */
export async function findStaleFeeds(
  handle: Handle,
  { before, after, limit }: { before: Date; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await handle
    .selectFrom('calendar_feeds')
    .select('id')
    .where((where) =>
      where.or([where('last_fetched_at', 'is', null), where('last_fetched_at', '<=', before)]),
    )
    .where(sql<SqlBool>`not exists (
      select from graphile_worker._private_jobs as job where job.key = ${FETCH_KEY}::text || calendar_feeds.id
        and (job.is_available or job.locked_at is not null))`)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
