import type { Actor } from '@roomtone/domain/access/actor'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { useLink } from '../account/entry.ts'
import { provePassword } from '../session/entry.ts'

const TOKENS = { name: 'owner-tokens', max: 20, seconds: 3600 }

export type OwnerProof = { password?: string | undefined; token?: string | undefined }

/**
 * A borrowed screen is no proof. Who has a password gives it; who has none, the link that was mailed for exactly
 * this. A link works once, also when what follows is refused.
 */
export async function proveOwner(
  deps: Deps,
  actor: Actor,
  { password, token }: OwnerProof,
  purpose: 'fetch_data' | 'close_account',
): Promise<void> {
  if (password !== undefined) {
    await provePassword(deps, actor, password)
    return
  }
  if (token === undefined) throw refusedField('password', 'Please enter your password')
  await demandWithin(deps, TOKENS, actor.userId)
  const now = deps.clock.now()
  const link = await deps.db.transaction().execute((tx) => useLink(tx, hashToken(token), purpose, now))
  if (link?.userId !== actor.userId) throw new Refused('link_invalid')
}
