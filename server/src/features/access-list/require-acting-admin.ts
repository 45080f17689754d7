import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { findActingAdmins, lockAdminRoles } from './access-list.store.ts'

/**
 * Before an admin takes a role, the account or the place on the list from somebody: asked again once it is their turn,
 * so that of two who do it to each other in the same moment one stays. Answers everyone who can act as an admin then.
 * The lock is a statement of its own: who had to wait for it would otherwise be told what was true before.
 */
export async function requireActingAdmin(tx: Tx, actor: Actor): Promise<string[]> {
  await lockAdminRoles(tx)
  const admins = await findActingAdmins(tx)
  if (!admins.includes(actor.userId)) throw new Refused('forbidden')
  return admins
}
