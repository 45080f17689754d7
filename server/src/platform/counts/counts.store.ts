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
