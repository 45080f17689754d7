import type { Deps } from '../../../platform/deps.ts'
import { openPacket } from './open-packet.ts'
import { findPacket } from './packet.store.ts'

/** A reader right after the confirmation may be faster than its job. */
export async function ensurePacket(deps: Deps, bookingId: string): Promise<void> {
  if (!(await findPacket(deps.db, bookingId))) await openPacket(deps, bookingId)
}
