import { inPortions } from '../../platform/db/in-portions.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteOldStates } from './google.store.ts'

export async function sweepStates(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await inPortions((limit) => deleteOldStates(deps.db, now, limit))
}
