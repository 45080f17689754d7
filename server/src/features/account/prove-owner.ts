import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { demandCode } from '../second-factor/entry.ts'
import { provePassword } from '../session/entry.ts'
import { findSecurity } from './security.store.ts'

export type OwnerProof = { password?: string | undefined; code?: string | undefined }

/**
 * Before a way into the account is added or taken away: the password, and the code where two-factor is on. An account
 * without a password has nothing to be asked for; its owner hears of the change by mail.
 */
export async function proveOwner(
  deps: Deps,
  actor: Actor,
  { password = '', code }: OwnerProof,
): Promise<void> {
  const { userId } = actor
  const { hasPassword } = await findSecurity(deps.db, userId)
  if (hasPassword) await provePassword(deps, actor, password)
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => demandCode(deps, tx, { userId, code, now }))
}
