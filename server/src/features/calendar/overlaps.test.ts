import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, type TestListing } from '../../../testing/listings.ts'
import { countOverlaps, findWrongBusyTimes, insertHouse } from '../../../testing/premises.ts'
import { type Random, seeded } from '../../../testing/random.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const DAY = new Date('2030-05-01T00:00:00Z')
const HOURS = 48
const RACERS = 10
/** `npm run fuzz -- houses` asks for many more. */
const REQUESTS = Number(process.env['FUZZ_RUNS'] ?? 2000)
const END = new Date(DAY.getTime() + HOURS * 3_600_000)

let host: Person
beforeAll(async () => {
  host = await server().aPerson({ roles: ['host'] })
})

const at = (hour: number) => new Date(DAY.getTime() + hour * 3_600_000)

/** True when it was free. */
async function take({ searchId }: TestListing, from: number, to: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into holds (listing_id, during, kind, created_at)
    values (${searchId}, tstzrange(${at(from)}, ${at(to)}), 'block', ${DAY})
    on conflict on constraint holds_no_overlap do nothing`.execute(server().deps.db)
  return numAffectedRows === 1n
}

const giveBack = ({ searchId }: TestListing, hour: number) =>
  sql`delete from holds where id in (
    select id from holds where listing_id = ${searchId} and during @> ${at(hour)}::timestamptz limit 1)`.execute(
    server().deps.db,
  )

/** Up to six areas, each of up to seven spaces with some of them, and one that crews may share. */
async function aRandomHouse(random: Random): Promise<TestListing[]> {
  const areas = Array.from({ length: random.int(1, 6) }, (_, place) => place)
  const lobby = { place: 9, by: random.int(2, 4) }
  const spaces = Array.from({ length: random.int(1, 6) }, () => {
    const some = random.some(areas, 0.4)
    return { areas: some.length > 0 ? some : [0], shared: random.chance(0.5) ? [lobby] : [] }
  })
  return insertHouse(server(), host.id, [{ areas: [...areas, 9] }, ...spaces])
}

describe('spaces of one house', () => {
  it('are all taken when a crew rents the whole place', async () => {
    const [whole, garden, loft] = (await insertHouse(server(), host.id, [
      { areas: [0, 1] },
      { areas: [0] },
      { areas: [1] },
    ])) as [TestListing, TestListing, TestListing]
    expect(await take(garden, 9, 12)).toBe(true)
    expect(await take(loft, 11, 14)).toBe(true)
    expect(await take(whole, 10, 12)).toBe(false)
    expect(await take(whole, 14, 18)).toBe(true)
    expect(await take(garden, 17, 19)).toBe(false)
    expect(await take(garden, 18, 19)).toBe(true)
  })

  it('share an area with as many crews as it takes, and with none while somebody has it alone', async () => {
    const lobby = [{ place: 5, by: 2 }]
    const [whole, ...rooms] = (await insertHouse(server(), host.id, [
      { areas: [0, 1, 2, 5] },
      { areas: [0], shared: lobby },
      { areas: [1], shared: lobby },
      { areas: [2], shared: lobby },
    ])) as [TestListing, TestListing, TestListing, TestListing]
    const [one, two, three] = rooms as [TestListing, TestListing, TestListing]
    expect(await take(one, 9, 12)).toBe(true)
    expect(await take(two, 9, 12)).toBe(true)
    expect(await take(three, 10, 11)).toBe(false)
    expect(await findWrongBusyTimes(server(), [DAY, END])).toEqual([])
    await giveBack(one, 10)
    expect(await take(three, 10, 11)).toBe(true)
    expect(await take(whole, 12, 13)).toBe(true)
    expect(await take(one, 12, 13)).toBe(false)
  })

  it('never overlap while crews book and cancel at the same time, and show when they are taken', {
    timeout: process.env['FUZZ_RUNS'] ? 0 : 120_000,
  }, async () => {
    const random = seeded(Number(process.env['FUZZ_SEED'] ?? 29))
    const houses: TestListing[][] = []
    for (let count = 0; count < 12; count++) houses.push(await aRandomHouse(random))
    let taken = 0
    const deed = async () => {
      const space = random.pick(random.pick(houses))
      const from = random.int(0, HOURS - 2)
      if (random.chance(0.2)) await giveBack(space, from)
      else if (await take(space, from, Math.min(HOURS, from + random.int(1, 9)))) taken++
    }
    const racer = async () => {
      for (let count = 0; count < REQUESTS / RACERS; count++) await deed()
    }
    await Promise.all(Array.from({ length: RACERS }, racer))
    expect(taken).toBeGreaterThan(200)
    expect(await countOverlaps(server())).toBe(0)
    expect(await findWrongBusyTimes(server(), [DAY, END])).toEqual([])
  })

  it('are busy at once when they come to a house where time is taken, or get other areas', async () => {
    const [whole] = (await insertHouse(server(), host.id, [{ areas: [0, 1] }])) as [TestListing]
    expect(await take(whole, 20, 24)).toBe(true)
    const garden = await insertListing(server(), host.id, { premises_id: whole.id, areas: '{[32,64)}' })
    expect(await findWrongBusyTimes(server(), [DAY, END])).toEqual([])
    expect(await take(garden, 22, 26)).toBe(false)
    const sets = { areas: '{[64,96)}' }
    await server().deps.db.updateTable('properties').set(sets).where('id', '=', garden.id).execute()
    expect(await findWrongBusyTimes(server(), [DAY, END])).toEqual([])
    expect(await take(garden, 22, 26)).toBe(true)
  })
})
