import { inPortions } from '../../platform/db/in-portions.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteOldSessions, deleteOldTokens } from './session.store.ts'

const KEEP_DAYS = 90

export async function sweepSessions(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - KEEP_DAYS * 86_400_000)
  await inPortions((limit) => deleteOldTokens(deps.db, before, limit))
  await inPortions((limit) => deleteOldSessions(deps.db, before, limit))
}
