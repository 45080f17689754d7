import type { OwnProof } from '@roomtone/contract/security/proof'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { demandCode } from '../second-factor/entry.ts'
import { provePassword } from '../session/entry.ts'
import { askGoogle, demandGoogle } from './ask-google.ts'
import { hasIdentity } from './google.store.ts'
import { STARTS } from './limits.ts'

/** Another way in is another lock to pick, so password and code come first. */
export async function startLink(
  deps: Deps,
  caller: Caller<Actor>,
  { password, code }: OwnProof,
): Promise<{ url: string }> {
  demandGoogle(deps)
  await demandWithin(deps, STARTS, caller.address)
  await provePassword(deps, caller.actor, password)
  const { userId, sessionId } = caller.actor
  if (await hasIdentity(deps.db, userId))
    throw new Refused('conflict', { detail: 'A Google account is connected already.' })
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => demandCode(deps, tx, { userId, code, by: { sessionId }, now }))
  return askGoogle(deps, caller, { userId, next: null })
}
