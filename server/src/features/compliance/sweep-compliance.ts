import type { Deps } from '../../platform/deps.ts'
import { openPacket } from './packet/open-packet.ts'
import { findWithoutPacket } from './packet/packet.store.ts'
import { deleteCodes } from './release/signature.store.ts'

const AT_ONCE = 100
/** More than one sweep can do only wait for the next. */
const ROUNDS = 20
const DAY = 86_400_000
/** So far back it looks, however many years of bookings there are. */
const RECENT_MS = 30 * DAY

/**
 * Gives a packet to every booking that was confirmed lately, is in effect and has none because its job gave
 * up. An older one gets its packet when someone looks at it. Codes that no longer work are deleted after a
 * day.
 */
export async function sweepCompliance(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deleteCodes(deps.db, new Date(now.getTime() - DAY))
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = await findWithoutPacket(deps.db, new Date(now.getTime() - RECENT_MS), AT_ONCE)
    for (const id of waiting) await openUnlessItFails(deps, id)
    if (waiting.length < AT_ONCE) return
  }
}

/** One that fails must not keep the others waiting; the next sweep finds it again. */
async function openUnlessItFails(deps: Deps, bookingId: string): Promise<void> {
  try {
    await openPacket(deps, bookingId)
  } catch (error) {
    deps.log.warn({ err: error, about: bookingId }, 'a packet could not be opened')
  }
}
