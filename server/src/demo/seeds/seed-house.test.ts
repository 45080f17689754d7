import { expect, it } from 'vitest'
import { countOverlaps } from '../../../testing/premises.ts'
import { useServer } from '../../../testing/server.ts'
import { showHouse } from '../../features/premises/show-house.ts'
import { ALDER_HOUSE } from '../content/alder-house.ts'
import { LATER_LISTINGS } from '../content/catalogue.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { FEATURED_LISTINGS } from '../content/featured-listings.ts'
import { demoActor } from '../demo-actor.ts'
import { runSeedStep, type SeedStep } from '../run-seed-step.ts'
import { findAlderHouse, seedHouse, seedHouseDays } from './seed-house.ts'
import { seedListing } from './seed-listing.ts'
import { seedNeighbors, seedPeople } from './seed-people.ts'
import { seedVerifications } from './seed-verifications.ts'

const server = useServer()
const ofHouse = LATER_LISTINGS.filter(({ house }) => house)

const seed = (name: string, step: SeedStep) => runSeedStep(server().deps, name, () => {}, step)
const seedAll = async (listings: DemoListing[]) => {
  for (const listing of listings) await seed(`listing ${listing.scene}`, seedListing(listing))
}

async function houseAs(email: string) {
  const { deps } = server()
  const host = await deps.db.transaction().execute((tx) => demoActor(tx, email))
  const id = await findAlderHouse(deps.db)
  return host && id !== undefined ? showHouse(deps, host, id) : null
}

it('makes one house of the spaces of Alder House, with a morning that repeats', {
  timeout: 180_000,
}, async () => {
  const { deps, database } = server()
  await seed('people', seedPeople)
  await seed('neighbours', seedNeighbors)
  await seed('verifications', seedVerifications)
  await seedAll(ofHouse)
  expect(await houseAs(ALDER_HOUSE.host), 'before there is anything to divide').toBeNull()
  await deps.db.deleteFrom('seed_steps').where('name', 'like', 'listing %').execute()

  await seedAll(FEATURED_LISTINGS.filter(({ title }) => title === ALDER_HOUSE.first))
  await seed('house', seedHouse)
  await seedAll(ofHouse)
  await seed('house-days', seedHouseDays)
  const house = await houseAs(ALDER_HOUSE.host)
  expect(house?.areas.map(({ name, sharedBy }) => [name, sharedBy])).toEqual([
    ['Drawing room', null],
    ['Garden front', null],
    ['Conservatory', null],
    ['Gravel drive', 2],
  ])
  expect(house?.spaces.map(({ title, own, shared, state }) => [title, own, shared, state])).toEqual([
    ['The Alder House Drawing Room', [0], [3], 'live'],
    ['Alder House Garden Front', [1], [3], 'live'],
    ['Alder House Conservatory', [2], [], 'live'],
    ['Alder House, the whole place', [0, 1, 2, 3], [], 'live'],
  ])
  const mowing = await database.pool.query(
    `select count(*)::int as count, count(distinct extract(dow from lower(during) at time zone 'America/New_York'))::int as weekdays
      from holds where note = 'Mowing'`,
  )
  expect(mowing.rows).toEqual([{ count: 8, weekdays: 1 }])
  expect(await countOverlaps(server())).toBe(0)
})
