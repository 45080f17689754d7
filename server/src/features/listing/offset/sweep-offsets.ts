import { addressKey } from '@roomtone/domain/listing/address-key'
import { bearingBetween, movedPoint } from '@roomtone/domain/listing/shown-point'
import type { Deps } from '../../../platform/deps.ts'
import { each } from '../../../platform/jobs/each.ts'
import { projectListing } from '../../search/entry.ts'
import { drawnFor } from './keep-offset.ts'
import {
  findNeighbor,
  findWithoutOffset,
  forgetNeighbors,
  lockAddress,
  lockWithoutOffset,
  movePointOf,
  upsertOffset,
} from './shown-offset.store.ts'

const AT_ONCE = 500
/** After this many rounds, the rest is left for the next run. */
const ROUNDS = 40

/**
 * Part of the sweep: listings from before offsets were shared get theirs, the oldest of an address first, and the
 * others there follow it. Finds nothing once every listing has one.
 */
export async function sweepOffsets(deps: Deps): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const ids = await findWithoutOffset(deps.db, AT_ONCE)
    await each(ids, (id) => settle(deps, id))
    if (ids.length < AT_ONCE) return
  }
}

async function settle(deps: Deps, propertyId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockWithoutOffset(tx, propertyId)
    if (!row) return
    const exact = { lat: row.lat, lng: row.lng }
    const spot = { propertyId, addressKey: addressKey(row), exact }
    await lockAddress(tx, spot.addressKey)
    const neighbor = await findNeighbor(tx, spot)
    if (neighbor && neighbor.createdAt <= row.createdAt) {
      await upsertOffset(tx, spot, neighbor)
      if (row.privacyLevel !== 'enhanced') return
      await movePointOf(tx, propertyId, movedPoint(exact, neighbor))
      return projectListing(tx, propertyId)
    }
    await forgetNeighbors(tx, spot)
    // What has been shown so far counts, whatever key it was drawn with.
    const shown = { lat: row.shownLat, lng: row.shownLng }
    const before = row.privacyLevel === 'enhanced' ? bearingBetween(exact, shown) : null
    await upsertOffset(tx, spot, before ?? drawnFor(deps.config.masterKey, propertyId))
  })
}
