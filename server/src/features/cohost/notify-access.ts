import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { forgetMessageEvents } from './cohost.store.ts'

type Changed = {
  /** Null: the invitation has not been taken, and no page shows anything of it. */
  userId: string | null
  propertyId: string
  /** What is left to them. */
  rights: readonly CohostRight[]
}

/**
 * Their open pages ask again what they may see; events on their way that they may no longer see are dropped.
 */
export async function notifyAccess(deps: Deps, tx: Tx, changed: Changed, now: Date): Promise<void> {
  const { userId, propertyId, rights } = changed
  if (userId === null) return
  if (!rights.includes('messages')) await forgetMessageEvents(tx, userId, propertyId)
  await deps.live.tell(tx, [userId], { kind: 'access' }, now)
}
