import { inPortions } from '../../platform/db/in-portions.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteOldChallenges } from './passkey-challenge.store.ts'

export async function sweepChallenges(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await inPortions((limit) => deleteOldChallenges(deps.db, now, limit))
}
