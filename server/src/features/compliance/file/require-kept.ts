import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findCurrentRelease } from '../release/location-release.store.ts'
import { openBody } from '../release/release-body.ts'

/** Once its years are over and its key is gone, a packet is open to no one. */
export async function requireKept(deps: Deps, handle: Handle, bookingId: string): Promise<void> {
  const release = await findCurrentRelease(handle, bookingId)
  if (!release || (await openBody(deps, handle, release)) === null) throw new Refused('not_found')
}
