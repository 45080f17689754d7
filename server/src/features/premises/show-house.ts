import type { HouseView } from '@roomtone/contract/premises/premises'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findSignedPhotos } from '../photo/entry.ts'
import { findAreas, findHouse, findSpaces } from './premises.store.ts'

export async function showHouse(deps: Deps, actor: Actor, id: string): Promise<HouseView> {
  return viewHouse(deps, deps.db, actor.userId, id)
}

export async function viewHouse(deps: Deps, handle: Handle, hostId: string, id: string): Promise<HouseView> {
  const house = await findHouse(handle, id, hostId)
  if (!house) throw new Refused('not_found')
  const { version, name, address, city, state, country, zip } = house
  const spaces = await findSpaces(handle, id, deps.clock.now())
  const covers = await findSignedPhotos(
    deps,
    handle,
    spaces.flatMap(({ coverId }) => coverId ?? []),
  )
  return {
    id,
    version,
    name,
    location: { address, city, state, country, zip },
    areas: await findAreas(handle, id),
    spaces: spaces.map(({ coverId, table: _, ...space }) => ({
      ...space,
      cover: covers.find((photo) => photo.id === coverId) ?? null,
    })),
  }
}
