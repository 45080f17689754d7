import { sql } from 'kysely'
import type { Handle } from '../db/database.ts'

export type CountName = 'searches' | 'venue_views' | 'checkouts'
export type DayCount = { day: string; name: CountName; count: number }

/** Adds them all in one statement; several processes add to the same rows, always in the same order. */
export async function addCounts(handle: Handle, counts: DayCount[]): Promise<void> {
  const sorted = counts.toSorted((a, b) => (a.day + a.name).localeCompare(b.day + b.name))
  await handle
    .insertInto('daily_counts')
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet({ count: sql`daily_counts.count + excluded.count` }),
    )
    .execute()
}

/** In one statement and always in the same order. A listing that is gone meanwhile is left out. */
export async function addViews(handle: Handle, views: Map<string, number>, now: Date): Promise<void> {
  await sql`
    insert into listing_views (property_id, day, count)
    select p.id, (${now}::timestamptz at time zone p.time_zone)::date, seen.count
    from unnest(${[...views.keys()]}::uuid[], ${[...views.values()]}::bigint[]) as seen (id, count)
    join properties p on p.id = seen.id
    order by p.id
    on conflict (property_id, day) do update set count = listing_views.count + excluded.count`.execute(handle)
}
