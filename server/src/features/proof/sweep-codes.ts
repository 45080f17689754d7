import { inPortions } from '../../platform/db/in-portions.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteOldCodes } from './proof-code.store.ts'

export async function sweepProofCodes(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await inPortions((limit) => deleteOldCodes(deps.db, now, limit))
}
