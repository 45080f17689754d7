import type { Actor } from '@roomtone/domain/access/actor'
import { verifyPassword } from '../../platform/crypto/passwords.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { findPasswordHash } from './device.store.ts'

/** Of one session: whoever has taken another one does not keep its owner from proving who they are. */
const PROOFS = { name: 'prove-password', max: 10, seconds: 900 }

/**
 * Asked again before what a borrowed screen must not change. `field` is where the form shows that it was wrong. Answers the hash
 * that it was held against, for who must know later that it is still that one.
 */
export async function provePassword(
  deps: Deps,
  actor: Actor,
  password: string,
  field = 'password',
): Promise<string> {
  await demandWithin(deps, PROOFS, actor.sessionId)
  const stored = await findPasswordHash(deps.db, actor.userId)
  if (stored === null) throw new Refused('password_missing')
  if (!(await verifyPassword(password, stored))) throw wrongPassword(field)
  await deps.limits.forgive(PROOFS, actor.sessionId)
  return stored
}

export function wrongPassword(field = 'password'): Refused {
  return refusedField(field, 'This is not your password')
}
