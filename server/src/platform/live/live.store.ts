import type { LiveKind } from '@roomtone/contract/conversation/live'
import { type RawBuilder, sql } from 'kysely'
import type { Handle, Tx } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

/** The database refuses to say more than 8,000 bytes at once. */
const LONGEST = 7900

export type Told = { userId: string; kind: LiveKind; data: Record<string, string | number>; now: Date }

/** The number of a person's lock: ids of their events come in the order of commits. */
export const eventLock = (person: RawBuilder<unknown>) => sql`hashtextextended('live:' || ${person}, 0)`

/**
 * Of rows `told` of live_events, as the last part of the statement that writes them, with what else it answers. Listeners
 * hear of it when, and only if, it is committed, and mostly hear all of it: what is too long for that they read. It is
 * put together as it is: kinds are plain words, and the data is JSON already.
 */
export const sayingTold = (also: RawBuilder<unknown> = sql``) => sql`
  select pg_notify('live', user_id || case when octet_length(event) < ${LONGEST} then event else '' end) ${also}
  from (select user_id, '{"id":' || id || ',"kind":"' || kind || '","data":' || data || '}' as event from told) as words`

/**
 * Under a lock for each of the people that lasts until the commit is to be seen: ids are given out above the join, once
 * all locks are there. They are taken in one order by all, and after everything else that is locked; two people to whom
 * the same number happens to fall merely take turns.
 */
export async function insertEvents(
  tx: Tx,
  told: readonly Told[],
  mark: RawBuilder<unknown> = sql``,
): Promise<void> {
  const users = told.map(({ userId }) => userId)
  const kinds = told.map(({ kind }) => kind)
  const data = told.map((event) => JSON.stringify(event.data))
  const times = told.map(({ now }) => now)
  await sql`${prepared}
    with locked as materialized (
      select pg_advisory_xact_lock(key)
      from (
        select distinct ${eventLock(sql`person`)} as key from unnest(${users}::text[]) as person order by key
      ) as keys
    ),
    told as (
      insert into live_events (user_id, kind, data, created_at)
      select user_id, kind, data, created_at
      from (select count(*) from locked) as all_of_them
      cross join unnest(${users}::uuid[], ${kinds}::text[], ${data}::jsonb[], ${times}::timestamptz[])
        with ordinality as asked (user_id, kind, data, created_at, place)
      order by place
      returning id, user_id, kind, data
    )
    ${sayingTold()} ${mark}`.execute(tx)
}

type Place = { userId: string; lastId: number }
export type EventRow = { id: number; kind: LiveKind; data: Record<string, string | number> }

/** For many streams at once: the next events of each, in the order of the streams. */
export async function readEvents(
  handle: Handle,
  places: readonly Place[],
  limit: number,
): Promise<EventRow[][]> {
  const { rows } = await sql<EventRow & { place: number }>`${prepared}
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
    order by asked.place, event.id`.execute(handle)
  const found = places.map((): EventRow[] => [])
  for (const { place, ...event } of rows) found[place - 1]?.push(event)
  return found
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
 * All but each person's newest of them: it stands for those that are gone, and tells who missed one that they did. Those
 * are found first, once: asked for each old one by itself, all that the person was told since would be read.
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
