import type { LiveKind } from '@roomtone/contract/conversation/live'
import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../db/database.ts'
import { executePrepared } from '../db/driver.ts'

export type Told = { userId: string; kind: LiveKind; data: Record<string, string | number>; now: Date }

/**
 * Holds a lock for each of the people until the commit is visible, so that ids of a person's events follow
 * the order of commits: ids are given out above the join, once all locks are held. Everyone takes them in the
 * same order, and after all other locks; two people who happen to share a number just take turns.
 */
export function insertingEvents(told: readonly Told[]): RawBuilder<unknown> {
  const users = told.map(({ userId }) => userId)
  const kinds = told.map(({ kind }) => kind)
  const data = told.map((event) => JSON.stringify(event.data))
  const times = told.map(({ now }) => now)
  return sql`
    with locked as materialized (
      select pg_advisory_xact_lock(key)
      from (
        select distinct hashtextextended('live:' || person, 0) as key from unnest(${users}::text[]) as person
        order by key
      ) as keys
    )
    insert into live_events (user_id, kind, data, created_at)
    select user_id, kind, data, created_at
    from (select count(*) from locked) as all_of_them
    cross join unnest(${users}::uuid[], ${kinds}::text[], ${data}::jsonb[], ${times}::timestamptz[])
      with ordinality as asked (user_id, kind, data, created_at, place)
    order by place`
}

type Place = { userId: string; lastId: number }
export type EventRow = { id: number; kind: LiveKind; data: Record<string, string | number> }

/** For many streams in one statement: the next events of each, in the order of the streams. */
export async function readEvents(
  handle: Handle,
  places: readonly Place[],
  limit: number,
): Promise<EventRow[][]> {
  const { rows } = await executePrepared(
    handle,
    sql<EventRow & { place: number }>`
    select asked.place, event.id, event.kind, event.data
    from unnest(
      ${places.map(({ userId }) => userId)}::uuid[],
      ${places.map(({ lastId }) => lastId)}::bigint[]
    ) with ordinality as asked (user_id, last_id, place)
    cross join lateral (
      select id, kind, data from live_events
      where user_id = asked.user_id and id > asked.last_id
      order by id
      limit ${limit}
    ) as event
    order by asked.place, event.id`,
  )
  const found = places.map((): EventRow[] => [])
  for (const { place, ...event } of rows) found[place - 1]?.push(event)
  return found
}

/** The newest event of each person who was told something since, as far as that can be seen by now. */
export async function findToldSince(handle: Handle, id: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select user_id as "userId", max(id) as "lastId" from live_events where id > ${id} group by user_id`.execute(
    handle,
  )
  return rows
}

export async function findNewestId(handle: Handle): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from live_events`.execute(
    handle,
  )
  return rows[0]?.id ?? 0
}

type Standing = { newest: number; missed: number; hasOld: boolean }

/** What a person has missed since an event, counted no further than `limit`, and whether any of it is that old. */
export async function findStanding(
  handle: Handle,
  { userId, after, since, limit }: { userId: string; after: number; since: Date; limit: number },
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select
      coalesce((select max(id) from live_events where user_id = ${userId}), 0) as newest,
      (select count(*) from (
        select from live_events where user_id = ${userId} and id > ${after} limit ${limit}
      ) as they) as missed,
      exists (
        select from live_events where user_id = ${userId} and id > ${after} and created_at < ${since}
      ) as "hasOld"`.execute(handle)
  const [standing] = rows
  if (!standing) throw new Error('A statement without a from answered nothing')
  return standing
}

/**
 * Deletes all but each person's newest of them, which represents those that are gone and shows a reader that
 * they missed one. Those newest are found first, once: looked up for each old one, all the events since would
 * be read.
 */
export async function deleteOldEvents(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numAffectedRows } = await sql`
    delete from live_events where id in (
      with old as materialized (select id, user_id from live_events where created_at < ${before}),
      newest as materialized (select user_id, max(id) as id from old group by user_id)
      select old.id from old join newest on newest.user_id = old.user_id and newest.id > old.id
      limit ${limit}
    )`.execute(handle)
  return numAffectedRows ?? 0n
}
