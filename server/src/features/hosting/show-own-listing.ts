import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findShared } from '../cohost/entry.ts'
import { findPhotos } from '../photo/entry.ts'
import { findOwnListing } from './hosting.store.ts'
import { ownListingView } from './own-listing.view.ts'

export async function showOwnListing(deps: Deps, actor: Actor, id: string): Promise<OwnListingView> {
  return viewOwnListing(deps.db, actor.userId, id)
}

export async function viewOwnListing(handle: Handle, userId: string, id: string): Promise<OwnListingView> {
  const row = await findOwnListing(handle, userId, id)
  if (!row) throw new Refused('not_found')
  const shared = row.host_id === userId ? [] : await findShared(handle, userId)
  const how = shared.find((one) => one.id === id) ?? null
  return ownListingView(row, await findPhotos(handle, row.photoIds), how)
}
