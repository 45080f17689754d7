import { addDays, weekdayOf } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { blockTimes } from '../../features/calendar/block-times.ts'
import { changeHouse } from '../../features/premises/change-house.ts'
import { showHouse } from '../../features/premises/show-house.ts'
import type { Handle } from '../../platform/db/database.ts'
import { ALDER_HOUSE } from '../content/alder-house.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'

const WEEKS = 8

const findHouseOf = (handle: Handle, title: string) =>
  handle
    .selectFrom('properties')
    .innerJoin('premises', 'premises.id', 'properties.premises_id')
    .select(['properties.id as spaceId', 'premises.id', 'premises.name', 'properties.time_zone as timeZone'])
    .where('properties.title', '=', title)
    .where('properties.removed_at', 'is', null)
    .executeTakeFirst()

/** Undefined where it was never divided, as when its host has renamed its first listing. */
export async function findAlderHouse(handle: Handle): Promise<string | undefined> {
  const house = await findHouseOf(handle, ALDER_HOUSE.first)
  return house?.name === ALDER_HOUSE.name ? house.id : undefined
}

/** Its host may have divided the house already, in their own way: then it stays as it is. */
export const seedHouse: SeedStep = async (deps, tx, now) => {
  const { name, first, areas, own, shared } = ALDER_HOUSE
  const host = await demoActor(tx, ALDER_HOUSE.host)
  const house = await findHouseOf(tx, first)
  if (!host || !house || house.name !== '') return
  const present = withinStep(deps, tx, now)
  const { version, spaces } = await showHouse(present, host, house.id)
  if (spaces.length > 1) return
  const layout = { name, areas, spaces: [{ id: house.spaceId, own, shared }] }
  await changeHouse(present, host, { id: house.id, version, ...layout })
}

/** The same morning of every week, on the weekday on which two of its rooms are booked. */
export const seedHouseDays: SeedStep = async (deps, tx, now) => {
  const host = await demoActor(tx, ALDER_HOUSE.host)
  const garden = await findHouseOf(tx, 'Alder House Garden Front')
  // Seeded by an earlier release, the garden front is a house of its own, with a calendar of its own.
  if (!host || garden?.name !== ALDER_HOUSE.name) return
  const from = addDays(toLocal(now, garden.timeZone).date, 6)
  await blockTimes(withinStep(deps, tx, now), host, {
    listings: [garden.spaceId],
    from,
    to: addDays(from, 7 * (WEEKS - 1)),
    weekdays: [weekdayOf(from)],
    hours: { start: 300, end: 600 },
    note: 'Mowing',
  })
}
