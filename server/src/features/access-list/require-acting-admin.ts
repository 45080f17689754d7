import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { findActingAdmins, lockAdminRoles } from './access-list.store.ts'

/**
 * Runs before an admin takes a role, the account or the place on the list from someone. It checks again once
 * it is their turn, so that of two admins who do it to each other at the same moment one stays. It returns
 * everyone who can act as an admin then. The lock is a statement of its own: a query that had to wait for it
 * would otherwise return what was true before.
 */
export async function requireActingAdmin(tx: Tx, actor: Actor): Promise<string[]> {
  await lockAdminRoles(tx)
  const admins = await findActingAdmins(tx)
  if (!admins.includes(actor.userId)) throw new Refused('forbidden')
  return admins
}
