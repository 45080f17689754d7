import { inPortions } from '../../../platform/db/in-portions.ts'
import type { Deps } from '../../../platform/deps.ts'
import { deleteOldInvitationLinks } from '../../access-list/entry.ts'
import { deleteOldLinks } from './mail-link.store.ts'

export async function sweepLinks(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 30 * 86_400_000)
  await inPortions((limit) => deleteOldLinks(deps.db, before, limit))
  await inPortions((limit) => deleteOldInvitationLinks(deps.db, before, limit))
}
