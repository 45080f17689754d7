import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { findPhotos } from '../photo/entry.ts'
import { findOwnListing } from './hosting.store.ts'
import { ownListingView } from './own-listing.view.ts'

export async function showOwnListing(deps: Deps, actor: Actor, id: string): Promise<OwnListingView> {
  return viewOwnListing(deps.db, actor.userId, id)
}

export async function viewOwnListing(handle: Handle, hostId: string, id: string): Promise<OwnListingView> {
  const row = await findOwnListing(handle, hostId, id)
  if (!row) throw new Refused('not_found')
  return ownListingView(row, await findPhotos(handle, row.photoIds))
}
