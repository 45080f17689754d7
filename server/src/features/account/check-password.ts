import { verifyPassword } from '../../platform/crypto/passwords.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { mayEnter } from '../access-list/entry.ts'
import { findCredentials } from './account.store.ts'
import { LIMITS } from './limits.ts'
import { refuseIfClosed } from './refuse-if-closed.ts'

/**
 * Whose address and password these are, and which hash said so. Where a session is opened it must still be that one, and
 * a second factor is asked for.
 */
export async function checkPassword(
  deps: Deps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<{ id: string; passwordHash: string }> {
  await demandWithin(deps, LIMITS.signInFromAddress, caller.address)
  await demandWithin(deps, LIMITS.signInToAccount, email)
  const user = await findCredentials(deps.db, email)
  const invited = await mayEnter(deps.db, email)
  // The password is worked on in every case, so that the time tells nothing the messages do not.
  const matches = await verifyPassword(password, user?.passwordHash ?? null)
  if (!invited) throw new Refused('not_whitelisted')
  if (!user?.passwordHash || !matches) throw new Refused('invalid_credentials')
  if (user.suspendedAt) throw new Refused('account_suspended')
  await deps.limits.forgive(LIMITS.signInToAccount, email)
  await refuseIfClosed(deps, user)
  return { id: user.id, passwordHash: user.passwordHash }
}
