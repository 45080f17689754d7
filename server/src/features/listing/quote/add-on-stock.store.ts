import type { TimeRange } from '@roomtone/domain/availability/time-rules'
import { toLocal } from '@roomtone/domain/time/zone'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { ListingRow } from '../listing.store.ts'

type Listing = Pick<ListingRow, 'id' | 'searchId' | 'menu' | 'timeZone'>

/**
 * Of every add-on on the menu, how many are left on each day of that time; null where there is enough for everyone.
 * `waitsFor` is the time of a second hold: it gets that time when the bookings in it end, and their add-ons are free then.
 */
export async function findAddOnsLeft(
  handle: Handle,
  { id, searchId, menu, timeZone }: Listing,
  range: TimeRange,
  waitsFor: TimeRange | null,
): Promise<Map<string, number | null>> {
  const addOns = menu?.addOns ?? []
  const limited = addOns.filter(({ stockPerDay }) => stockPerDay !== null)
  const given = waitsFor
    ? givenBack(sql`${searchId}`, sql`tstzrange(${waitsFor.startsAt}, ${waitsFor.endsAt})`)
    : sql<number>`0`
  const used = limited.length > 0 ? await findUsed(handle, id, daysIn(range, timeZone), given) : []
  const most = new Map(used.map((row) => [row.id, row.used]))
  return new Map(
    addOns.map((one) => [
      one.id,
      one.stockPerDay === null ? null : Math.max(0, one.stockPerDay - (most.get(one.id) ?? 0)),
    ]),
  )
}

/** Every local day that the time reaches into. */
function daysIn({ startsAt, endsAt }: TimeRange, timeZone: string): { first: string; last: string } {
  const last = toLocal(new Date(endsAt.getTime() - 1), timeZone).date
  return { first: toLocal(startsAt, timeZone).date, last }
}

function findUsed(
  handle: Handle,
  propertyId: string,
  { first, last }: { first: string; last: string },
  given: RawBuilder<number>,
) {
  return handle
    .selectFrom('add_on_days as kept')
    .select(['add_on_id as id', sql<number>`max(used - ${given})`.as('used')])
    .where('property_id', '=', propertyId)
    .where(sql<SqlBool>`day between ${first}::date and ${last}::date`)
    .groupBy('add_on_id')
    .execute()
}

const daysOfBooking = sql`generate_series(
  (lower(booking.during) at time zone booking.time_zone)::date,
  ((upper(booking.during) - interval '1 microsecond') at time zone booking.time_zone)::date,
  interval '1 day'
)`

/** How many of the add-on and day of `kept` are with bookings that hold some of `time`. */
const givenBack = (listingId: RawBuilder<unknown>, time: RawBuilder<unknown>) => sql<number>`coalesce((
  select sum((chosen ->> 'count')::int)::int
  from holds join bookings as booking on booking.id = holds.booking_id, jsonb_array_elements(booking.add_ons) as chosen
  where holds.listing_id = ${listingId} and holds.during && ${time}
    and (chosen ->> 'id')::uuid = kept.add_on_id
    and kept.day in (select taken.day::date from ${daysOfBooking} as taken (day))
), 0)`

/** One row for each add-on of a booking and each of its days. */
const wantedBy = (bookingId: string) => sql`
    select booking.property_id, (chosen ->> 'id')::uuid as add_on_id, taken.day::date as day, (chosen ->> 'count')::int as count,
      (select (offered ->> 'stockPerDay')::int from jsonb_array_elements(property.menu -> 'addOns') as offered
        where offered ->> 'id' = chosen ->> 'id') as stock
    from bookings as booking
      join properties as property on property.id = booking.property_id,
      jsonb_array_elements(booking.add_ons) as chosen,
      ${daysOfBooking} as taken (day)
    where booking.id = ${bookingId}::uuid`

/**
 * Takes a booking's add-ons from the stock of each of its days; false, and nothing taken, where there are not
 * enough. Rows are inserted first and locked in one order, so that two bookings that want the same ones wait for each
 * other and cannot deadlock.
 */
export async function takeAddOns(tx: Tx, bookingId: string): Promise<boolean> {
  const wanted = wantedBy(bookingId)
  await sql`
    insert into add_on_days (property_id, add_on_id, day, used, stock)
    select property_id, add_on_id, day, 0, stock from (${wanted}) as wanted
    order by add_on_id, day
    on conflict (property_id, add_on_id, day) do nothing
  `.execute(tx)
  const { rows } = await sql<{ isEnough: boolean }>`
    select coalesce(wanted.count <= wanted.stock - kept.used, true) as "isEnough"
    from (${wanted}) as wanted
      join lateral (
        select used from add_on_days as kept
        where kept.property_id = wanted.property_id and kept.add_on_id = wanted.add_on_id and kept.day = wanted.day
        for no key update
      ) as kept on true
    order by wanted.add_on_id, wanted.day
  `.execute(tx)
  if (rows.some(({ isEnough }) => !isEnough)) return false
  await sql`
    update add_on_days as kept set used = kept.used + wanted.count
    from (${wanted}) as wanted
    where kept.property_id = wanted.property_id and kept.add_on_id = wanted.add_on_id and kept.day = wanted.day
  `.execute(tx)
  return true
}

/** The add-ons of a second hold that other bookings have, besides those whose time it waits for. */
export async function findAddOnsMissing(handle: Handle, bookingId: string): Promise<string[]> {
  const given = givenBack(
    sql`space.search_id`,
    sql`tstzrange(lower(waiting.during), upper(waiting.during) + make_interval(mins => waiting.turnaround_minutes))`,
  )
  const { rows } = await sql<{ id: string }>`
    select distinct wanted.add_on_id as id
    from (${wantedBy(bookingId)}) as wanted
      join bookings as waiting on waiting.id = ${bookingId}::uuid
      join properties as space on space.id = waiting.property_id
      left join add_on_days as kept
        on kept.property_id = wanted.property_id and kept.add_on_id = wanted.add_on_id and kept.day = wanted.day
    where wanted.count > wanted.stock - coalesce(kept.used, 0) + ${given}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** Returns a booking's add-ons to the stock of its days. */
export async function freeAddOns(tx: Tx, bookingId: string): Promise<void> {
  await sql`
    with freed as (
      select kept.property_id, kept.add_on_id, kept.day, (chosen ->> 'count')::int as count
      from bookings as booking,
        jsonb_array_elements(booking.add_ons) as chosen,
        ${daysOfBooking} as taken (day)
        join add_on_days as kept on true
      where booking.id = ${bookingId}::uuid and kept.property_id = booking.property_id
        and kept.add_on_id = (chosen ->> 'id')::uuid and kept.day = taken.day::date
      order by kept.add_on_id, kept.day
      for no key update of kept
    )
    update add_on_days as kept set used = kept.used - freed.count
    from freed
    where kept.property_id = freed.property_id and kept.add_on_id = freed.add_on_id and kept.day = freed.day
  `.execute(tx)
}

/**
 * Sets the stock from the new menu. Returns the first add-on that more are booked of already; then nothing
 * changes.
 */
export async function setStock(
  tx: Tx,
  propertyId: string,
  addOns: readonly { id: string; stockPerDay: number | null }[],
  today: string,
): Promise<string | null> {
  const ahead = await tx
    .selectFrom('add_on_days')
    .select(['add_on_id as id', 'day', 'used'])
    .where('property_id', '=', propertyId)
    .where('day', '>=', sql<string>`${today}::date`)
    .orderBy('add_on_id')
    .orderBy('day')
    .forNoKeyUpdate()
    .execute()
  const over = ahead.find(({ id, used }) => used > (stockOf(addOns, id) ?? used))
  if (over) return over.id
  if (ahead.length > 0)
    await sql`
      update add_on_days as kept set stock = offered.stock
      from unnest(${addOns.map(({ id }) => id)}::uuid[], ${addOns.map((one) => one.stockPerDay)}::int[])
        as offered (id, stock)
      where kept.property_id = ${propertyId}::uuid and kept.add_on_id = offered.id and kept.day >= ${today}::date
    `.execute(tx)
  return null
}

function stockOf(addOns: readonly { id: string; stockPerDay: number | null }[], id: string): number | null {
  return addOns.find((one) => one.id === id)?.stockPerDay ?? null
}
