import { createHash } from 'node:crypto'
import { verifyPassword } from '../../../platform/crypto/passwords.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { mayEnter } from '../../access-list/entry.ts'
import { countAttempt, recognise, requireTriesLeft } from '../../session/entry.ts'
import { findCredentials } from '../account.store.ts'
import { LIMITS, PASSWORD_TRIES } from '../limits.ts'
import { refuseIfClosed } from './refuse-if-closed.ts'

type Form = { email: string; password: string; deviceId?: string | undefined }

/**
 * Whose address and password these are, and which hash said so. Where a session is opened it must still be that one, and
 * a second factor is asked for.
 */
export async function checkPassword(
  deps: Deps,
  { email, password, deviceId }: Form,
  caller: Caller,
): Promise<{ id: string; passwordHash: string }> {
  const user = await findCredentials(deps.db, email)
  const origin = { deviceId, address: caller.address }
  const known = await recognise(deps, user?.id ?? null, origin)
  // A browser that the account knows has tries of its own, whatever else comes from its network.
  if (!known.device) await requireWithin(deps, LIMITS.signInFromAddress, caller.address)
  const secret = secretOf(email, user?.passwordHash ?? null)
  const tried = await countAttempt(deps, PASSWORD_TRIES, { secret, by: { origin, known } })
  const invited = await mayEnter(deps.db, email)
  // The password is worked on in every case, so that the time tells nothing the messages do not.
  const matches = await verifyPassword(password, user?.passwordHash ?? null)
  // A wrong password from a known network is answered like one from anywhere: it would tell that there is an account.
  requireTriesLeft(matches ? tried : { ...tried, isKnownNetwork: false })
  if (!invited) throw new Refused('not_whitelisted')
  if (!user?.passwordHash || !matches) throw new Refused('invalid_credentials')
  if (user.suspendedAt) throw new Refused('account_suspended')
  await tried.forgive()
  await refuseIfClosed(deps, user)
  return { id: user.id, passwordHash: user.passwordHash }
}

/** Tries are counted against one password: a new one, by a reset for instance, begins with all of them. */
function secretOf(email: string, passwordHash: string | null): string {
  return createHash('sha256')
    .update(`${email}\n${passwordHash ?? ''}`)
    .digest('base64url')
}
