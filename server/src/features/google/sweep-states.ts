import type { Deps } from '../../platform/deps.ts'
import { deleteOldStates } from './google.store.ts'

export async function sweepStates(deps: Deps): Promise<void> {
  await deleteOldStates(deps.db, deps.clock.now())
}
