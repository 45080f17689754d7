import { areasOf, sharedAreas, wholeAreas } from '@roomtone/domain/calendar/areas'
import { sql } from 'kysely'
import { insertListing, type TestListing } from './listings.ts'
import type { TestServer } from './server.ts'

type Space = { areas: number[]; shared?: { place: number; by: number }[] }

/** A house straight in the tables: its spaces are listings of one host, with these areas each. */
export async function insertHouse(
  server: TestServer,
  hostId: string,
  spaces: Space[],
): Promise<TestListing[]> {
  const { db } = server.deps
  const listings: TestListing[] = []
  for (const { areas, shared = [] } of spaces) {
    const sets = { areas: wholeAreas(areas), shared_areas: sharedAreas(shared) }
    const first = listings[0]
    listings.push(
      await insertListing(server, hostId, {
        title: `Space ${listings.length + 1}`,
        ...sets,
        ...(first && { premises_id: first.id }),
      }),
    )
  }
  const places = [
    ...new Set(spaces.flatMap(({ areas, shared = [] }) => [...areas, ...shared.map(({ place }) => place)])),
  ]
  const by = new Map(
    spaces.flatMap(({ shared = [] }) => shared.map((area) => [area.place, area.by] as const)),
  )
  await db
    .insertInto('areas')
    .values(
      places.map((place) => ({
        premises_id: listings[0]?.id ?? '',
        place,
        name: `Area ${place}`,
        shared_by: by.get(place) ?? null,
      })),
    )
    .execute()
  return listings
}

/** Pairs of holds that have some area of a house at the same time. */
export async function countOverlaps({ deps: { db } }: TestServer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from holds one join holds other
      on one.premises = other.premises and one.id < other.id and one.areas && other.areas and one.during && other.during
  `.execute(db)
  return rows[0]?.count ?? -1
}

/** What each listing's busy times should be, hour by hour, counted from the holds of its house without any SQL. */
export async function findWrongBusyTimes(
  { deps: { db } }: TestServer,
  within: [Date, Date],
): Promise<string[]> {
  const listings = await db
    .selectFrom('properties')
    .innerJoin('premises', 'premises.id', 'properties.premises_id')
    .select(['search_id', 'number', 'areas', 'shared_areas'])
    .execute()
  const range = [sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')] as const
  const holds = await db
    .selectFrom('holds')
    .select(['premises', 'areas', ...range])
    .execute()
  const busy = await db
    .selectFrom('busy_times')
    .select(['listing_id', ...range])
    .execute()
  const wrong: string[] = []
  for (const { search_id: id, number, areas, shared_areas } of listings) {
    const own = areasOf(areas)
    const there = holds.filter(({ premises }) => premises === number)
    const shown = busy.filter(({ listing_id }) => listing_id === id)
    for (let at = within[0].getTime(); at < within[1].getTime(); at += 1_800_000) {
      const now = there.filter(({ from, to }) => from.getTime() <= at && to.getTime() > at)
      const isTaken = now.some((hold) => areasOf(hold.areas).some((place) => own.includes(place)))
      const isFull = integersOf(shared_areas).some((area) => {
        const taken = now.flatMap((hold) => integersOf(hold.areas).flat())
        return area.every((integer) => taken.includes(integer))
      })
      const shows = shown.filter(({ from, to }) => from.getTime() <= at && to.getTime() > at).length
      if (shows !== (isTaken || isFull ? 1 : 0))
        wrong.push(`listing ${id} at ${new Date(at).toISOString()}: ${shows} busy times`)
    }
  }
  return wrong
}

/** Range by range, every integer in it. */
function integersOf(multirange: string): number[][] {
  return [...multirange.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) }, (_, index) => Number(from) + index),
  )
}
