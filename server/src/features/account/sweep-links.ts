import type { Deps } from '../../platform/deps.ts'
import { deleteOldLinks } from './mail-link.store.ts'

export async function sweepLinks(deps: Deps): Promise<void> {
  await deleteOldLinks(deps.db, new Date(deps.clock.now().getTime() - 30 * 86_400_000))
}
