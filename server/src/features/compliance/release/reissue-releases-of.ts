import { PACKET_OPEN_AFTER_END } from '@roomtone/domain/compliance/packet-open'
import type { Deps } from '../../../platform/deps.ts'
import { findReleasedBookings } from './location-release.store.ts'
import { reissueRelease } from './reissue-if-changed.ts'

/** A corrected address or a new legal name concerns every release that speaks of it and can still be signed. */
export async function reissueReleasesOf(
  deps: Deps,
  about: { propertyId: string } | { userId: string },
): Promise<void> {
  const endedAfter = new Date(deps.clock.now().getTime() - PACKET_OPEN_AFTER_END)
  for (const bookingId of await findReleasedBookings(deps.db, about, endedAfter))
    await reissueRelease(deps, bookingId)
}
