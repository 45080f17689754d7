import { checkLayout, isSameName, SPACES_MAX, type Space } from '@roomtone/domain/premises/layout'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { wordsOf } from '../../platform/words-of-check.ts'
import { areaColumns } from './area-columns.ts'
import { findAreas, findSpaces, findTitlesOfHouse, holdHouse } from './premises.store.ts'
import { refusals } from './refusals.ts'

type Wanted = Pick<Space, 'own' | 'shared'> & { premisesId: string; hostId: string; now: Date }

/** What a new space of a house begins with: columns of its areas, and where the house is. */
export async function newSpaceAt(tx: Tx, { premisesId, hostId, now, own, shared }: Wanted) {
  const house = await holdHouse(tx, premisesId, hostId)
  if (!house) throw new Refused('not_found')
  const areas = await findAreas(tx, premisesId)
  if (areas.some(({ name }) => name === ''))
    throw new Refused('conflict', { detail: (language) => refusals(language).undivided })
  const problem = checkLayout({ areas, spaces: [{ id: '', own, shared }] })
  if (problem) throw refusedField(problem.field.replace('spaces.0.', ''), wordsOf(problem.code))
  if ((await findSpaces(tx, premisesId, now)).length >= SPACES_MAX)
    throw new Refused('conflict', {
      detail: (language) => refusals(language).tooManySpaces({ max: SPACES_MAX }),
    })
  const { address, city, state, country, zip, lat, lng } = house
  const location = { address, city, state, country, zip }
  return { columns: areaColumns({ own, shared }, areas), location, pin: { lat, lng } }
}

/** Crews tell the spaces of a house apart by their names. */
export async function requireSpaceName(
  handle: Handle,
  {
    premisesId,
    title,
    exceptId,
    field,
  }: { premisesId: string; title: string; exceptId: string | null; field: string },
): Promise<void> {
  const taken = await findTitlesOfHouse(handle, premisesId, exceptId)
  if (title !== '' && taken.some((other) => isSameName(other, title)))
    throw refusedField(field, wordsOf('space_name_taken'))
}
