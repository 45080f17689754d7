import type { HouseView } from '@roomtone/contract/premises/premises'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { projectListing } from '../search/entry.ts'
import { findSpaces, lockHouse, removeListing, renameHouse } from './premises.store.ts'
import { refusals } from './refusals.ts'
import { viewHouse } from './show-house.ts'

type Removing = { id: string; listingId: string; version: number }

/** For good. Nobody books or finds it any more; past bookings, releases and reviews keep it. */
export async function removeSpace(
  deps: Deps,
  { userId }: Actor,
  { id, listingId, version }: Removing,
): Promise<HouseView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const house = await lockHouse(tx, id, userId)
    if (!house) throw new Refused('not_found')
    const spaces = await findSpaces(tx, id, now)
    const listings = spaces.filter(({ table }) => table === 'properties')
    const space = listings.find((one) => one.id === listingId)
    if (!space) throw new Refused('not_found')
    if (house.version !== version) throw new Refused('stale')
    if (listings.length === 1)
      throw new Refused('conflict', { detail: (language) => refusals(language).lastSpace })
    const { title, bookingsAhead: count } = space
    if (count > 0)
      throw new Refused('bookings_ahead', {
        detail: (language) => refusals(language).spaceBooked({ title, count }),
      })
    await removeListing(tx, listingId, now)
    await renameHouse(tx, id, house.name)
    await projectListing(tx, listingId)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'listing.removed',
      subjectType: 'property',
      subjectId: listingId,
      data: { premises: id },
    })
    return viewHouse(deps, tx, userId, id)
  })
}
