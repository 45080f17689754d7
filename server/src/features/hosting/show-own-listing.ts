import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findShared } from '../cohost/entry.ts'
import { findPhotos, findSignedPhotos } from '../photo/entry.ts'
import { findOwnListing } from './hosting.store.ts'
import { ownListingView } from './own-listing.view.ts'

export async function showOwnListing(deps: Deps, actor: Actor, id: string): Promise<OwnListingView> {
  return viewOwnListing(deps, deps.db, actor.userId, id)
}

export async function viewOwnListing(
  deps: Deps,
  handle: Handle,
  userId: string,
  id: string,
): Promise<OwnListingView> {
  const row = await findOwnListing(handle, userId, id)
  if (!row) throw new Refused('not_found')
  const shared = row.host_id === userId ? [] : await findShared(handle, userId)
  const how = shared.find((one) => one.id === id) ?? null
  const photos = await findPhotos(handle, row.photoIds)
  const arrival = await findSignedPhotos(deps, handle, row.arrival_photos)
  const ofMenu = await findPhotos(handle, row.menu_photos)
  return ownListingView(row, { photos, arrival, ofMenu }, how)
}
