import { changeHouse as changeHouseEndpoint } from '@roomtone/contract/premises/change-house'
import type { HouseView, LayoutFields } from '@roomtone/contract/premises/premises'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { AREAS_MAX } from '@roomtone/domain/calendar/areas'
import { checkLayout } from '@roomtone/domain/premises/layout'
import { type Rearranged, rearrange } from '@roomtone/domain/premises/rearrange'
import { formatsIn } from '@roomtone/texts/all/formats'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { wordsOf } from '../../platform/words-of-check.ts'
import { ownFactsOf } from '../listing/entry.ts'
import { requireCleanTexts, withoutKept } from '../moderation/entry.ts'
import { projectListing } from '../search/entry.ts'
import {
  findAreas,
  findFeedsWithAreas,
  findHeld,
  findHouse,
  findSpaces,
  lockHouse,
  rearrangeHolds,
  renameHouse,
  replaceAreas,
  type SpaceRow,
  setAreasOfSpace,
} from './premises.store.ts'
import { refusals } from './refusals.ts'
import { viewHouse } from './show-house.ts'

type Changing = LayoutFields & { id: string; version: number }

/** All or nothing: either every space has its new areas and every booking its time, or the house stays as it is. */
export async function changeHouse(
  deps: Deps,
  { userId }: Actor,
  { id, version, ...wanted }: Changing,
): Promise<HouseView> {
  const problem = checkLayout(wanted)
  if (problem) throw refusedField(problem.field, wordsOf(problem.code, { max: AREAS_MAX }))
  await requireCleanNames(deps, userId, id, wanted)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const house = await lockHouse(tx, id, userId)
    if (!house) throw new Refused('not_found')
    const spaces = await findSpaces(tx, id, now)
    if (house.version !== version || !isSameSet(spaces, wanted.spaces)) throw new Refused('stale')
    const areas = await findAreas(tx, id)
    await requireFeedsKept(tx, id, wanted)
    const held = await findHeld(tx, house.number, now)
    const arranged = rearrange({ areas, spaces }, wanted, held)
    if (!arranged.ok) throw refusedArrangement(arranged, spaces, house.timeZone)
    await replaceAreas(tx, id, wanted.areas)
    await giveAreas(tx, spaces, wanted)
    await rearrangeHolds(tx, arranged.changed, new Map(held.map((hold) => [hold.id, hold.areas])))
    await renameHouse(tx, id, wanted.name)
    for (const space of spaces) if (space.table === 'properties') await projectListing(tx, space.id)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'premises.changed',
      subjectType: 'property',
      subjectId: id,
      data: { areas: wanted.areas.length, spaces: spaces.length, holds: arranged.changed.length },
    })
    return viewHouse(deps, tx, userId, id)
  })
}

/** Everyone reads the names of areas; they say no more of where the house is than its listings may. */
async function requireCleanNames(
  deps: Deps,
  userId: string,
  id: string,
  wanted: LayoutFields,
): Promise<void> {
  const house = await findHouse(deps.db, id, userId)
  if (!house) throw new Refused('not_found')
  const kept = { ...wanted, name: house.name, areas: await findAreas(deps.db, id) }
  const body = changeHouseEndpoint.body.omit({ version: true })
  const texts = withoutKept(textsIn(body, wanted), textsIn(body, kept))
  if (texts.length === 0) return
  const facts = await ownFactsOf(deps, deps.db, { hostId: userId, addresses: [house], accessNotes: '' })
  await requireCleanTexts(deps, { authorId: userId, place: { kind: 'listing', id }, texts, facts })
}

function isSameSet(spaces: { id: string }[], wanted: { id: string }[]): boolean {
  return (
    spaces.length === wanted.length &&
    new Set(wanted.map(({ id }) => id)).size === wanted.length &&
    spaces.every(({ id }) => wanted.some((one) => one.id === id))
  )
}

async function giveAreas(tx: Tx, spaces: SpaceRow[], { areas, spaces: wanted }: LayoutFields): Promise<void> {
  for (const space of spaces) {
    const sets = wanted.find(({ id }) => id === space.id)
    if (sets) await setAreasOfSpace(tx, space, sets, areas)
  }
}

/** A calendar that blocks chosen areas goes on blocking them: it is for its host to say what else it should block. */
async function requireFeedsKept(tx: Tx, id: string, { spaces }: LayoutFields): Promise<void> {
  for (const feed of await findFeedsWithAreas(tx, id)) {
    const index = spaces.findIndex((one) => one.id === feed.spaceId)
    const own = spaces[index]?.own ?? []
    if (feed.areas.some((place) => !own.includes(place)))
      throw refusedField(`spaces.${index}.own`, (language) =>
        refusals(language).feedBlocks({ name: feed.name }),
      )
  }
}

function refusedArrangement(
  { reason, area, spaceId, at }: Exclude<Rearranged, { ok: true }>,
  spaces: SpaceRow[],
  timeZone: string,
): Refused {
  const title = spaces.find(({ id }) => id === spaceId)?.title ?? ''
  return new Refused('bookings_ahead', {
    detail: (language) => {
      const day = formatsIn(language).date('date', { at, timeZone })
      return reason === 'area_booked'
        ? refusals(language).areaBooked({ area, title, day })
        : refusals(language).areasCollide({ area, title, day })
    },
  })
}
