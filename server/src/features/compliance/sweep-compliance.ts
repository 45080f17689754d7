import { recordsEndBefore } from '@roomtone/domain/compliance/retention'
import type { Deps } from '../../platform/deps.ts'
import { openPacket } from './open-packet.ts'
import { findWithoutPacket } from './packet.store.ts'
import { deleteCodes } from './signature.store.ts'

const AT_ONCE = 100
/** More than one sweep can do only wait for the next. */
const ROUNDS = 20
const DAY = 86_400_000

/**
 * Gives a packet to every booking that stands and has none: those from before there were packets, and those whose job
 * gave up. Codes that no longer work go after a day.
 */
export async function sweepCompliance(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deleteCodes(deps.db, new Date(now.getTime() - DAY))
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = await findWithoutPacket(deps.db, recordsEndBefore(now), AT_ONCE)
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
