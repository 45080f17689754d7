import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findGiven, findListingsOf } from './cohost.store.ts'
import { cohostView, sharedView } from './cohost.view.ts'
import { findReceived } from './received.store.ts'

const REMEMBERED = 90 * 86_400_000

export async function listCohosts(deps: Deps, handle: Handle, { userId }: Actor): Promise<SharedAccess> {
  const now = deps.clock.now()
  const given = await findGiven(handle, userId, new Date(now.getTime() - REMEMBERED))
  const received = await findReceived(handle, userId)
  return {
    given: given.map((row) => cohostView(row, now)),
    received: received.map(sharedView),
    listings: await findListingsOf(handle, userId),
  }
}
