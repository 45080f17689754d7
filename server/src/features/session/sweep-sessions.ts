import type { Deps } from '../../platform/deps.ts'
import { deleteOldSessions } from './session.store.ts'

const KEEP_DAYS = 90

export async function sweepSessions(deps: Deps): Promise<void> {
  await deleteOldSessions(deps.db, new Date(deps.clock.now().getTime() - KEEP_DAYS * 86_400_000))
}
