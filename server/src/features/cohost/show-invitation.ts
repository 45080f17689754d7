import type { InvitationView } from '@roomtone/contract/cohost/cohost'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { findByToken } from './cohost.store.ts'
import { LIMITS } from './limits.ts'

/** For anyone who has the mail; it says no more than the mail does. */
export async function showInvitation(deps: Deps, token: string, caller: Caller): Promise<InvitationView> {
  await requireWithin(deps, LIMITS.tokensFromAddress, caller.address)
  const rows = await findByToken(deps.db, hashToken(token), deps.clock.now())
  const [first] = rows
  if (!first) throw new Refused('link_invalid')
  return {
    host: first.host,
    email: first.email,
    listings: rows.map(({ title, city, state, rights }) => ({ title, city, state, rights })),
    expiresAt: first.expiresAt.toISOString(),
  }
}
