import type { TimeRange } from '@roomtone/domain/calendar/ranges'
import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** Time for which a listing cannot be had only because no crew has room in an area that it shares. */
export type FullTime = TimeRange & { area: string }

/** By `properties.search_id`. The same count as `write_busy_times`, with the name of the area. */
export async function findFullTimesOf(
  handle: Handle,
  listingIds: number[],
  from: Date,
  to: Date,
): Promise<Map<number, FullTime[]>> {
  const { rows } = await sql<FullTime & { listingId: number }>`
    select listing_id as "listingId", name as area, since as "startsAt", until as "endsAt" from (
      select listing_id, area, name, at as since, lead(at) over passing as until, sum(change) over passing as used
      from (
        select listing_id, area, name, at, sum(change) as change from (
          select listing.search_id as listing_id, area, areas.name, holds.during * tstzrange(${from}, ${to}) as during,
            (select sum(upper(part) - lower(part)) from unnest(holds.areas * int4multirange(area)) as part) as size
          from properties as listing
            join premises on premises.id = listing.premises_id
            cross join unnest(listing.shared_areas) as area
            join areas on areas.premises_id = listing.premises_id and areas.place = lower(area) / 32
            join holds on holds.premises = premises.number and holds.areas && int4multirange(area)
              and holds.during && tstzrange(${from}, ${to})
          where listing.search_id = any(${listingIds}::bigint[])
        ) as held, lateral (values (lower(during), size), (upper(during), -size)) as turn (at, change)
        group by listing_id, area, name, at
      ) as turns
      window passing as (partition by listing_id, area order by at)
    ) as passed
    where until is not null and used >= upper(area) - lower(area)
    order by since, name`.execute(handle)
  const found = new Map<number, FullTime[]>()
  for (const { listingId, ...time } of rows) found.set(listingId, [...(found.get(listingId) ?? []), time])
  return found
}
