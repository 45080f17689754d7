import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'

/** Spaces of one house stand together, where the first of them is. */
export function byHouse(listings: readonly OwnListing[]): OwnListing[][] {
  const groups = new Map<string, OwnListing[]>()
  for (const listing of listings)
    groups.set(listing.house.id, [...(groups.get(listing.house.id) ?? []), listing])
  return [...groups.values()]
}
