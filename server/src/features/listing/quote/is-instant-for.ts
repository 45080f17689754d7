import type { Actor } from '@roomtone/domain/access/actor'
import { confirmsAtOnce } from '@roomtone/domain/availability/confirms-at-once'
import type { Handle } from '../../../platform/db/database.ts'
import { hasShotBefore, type ListingRow } from '../listing.store.ts'

/** Whether this person's booking there would be confirmed without asking the host, as the listing is set now. */
export async function isInstantFor(
  handle: Handle,
  listing: ListingRow,
  viewer: Actor | null,
  startsAt: Date,
  now: Date,
): Promise<boolean> {
  // Asked only where the answer makes a difference.
  const wantsExperience = listing.bookingApproval === 'instant' && listing.guestPreference !== 'any'
  const isExperienced = wantsExperience && viewer !== null && (await hasShotBefore(handle, viewer.userId))
  return confirmsAtOnce(listing, isExperienced, startsAt, now)
}
