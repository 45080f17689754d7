import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { passkeySignIn as passkeySignInEndpoint } from '@roomtone/contract/passkey/passkey-sign-in'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { mayEnter } from '../../access-list/entry.ts'
import { checkPasskeySignIn, recordUse } from '../../passkey/entry.ts'
import { findAccount } from '../account.store.ts'
import { LIMITS } from '../limits.ts'
import { enter } from './enter.ts'
import { refuseIfClosed } from './refuse-if-closed.ts'

type Endpoint = typeof passkeySignInEndpoint

/** Only the network address is limited: guessing passwords must not lock out the owner of a passkey. */
export async function passkeySignIn(
  deps: Deps,
  { challengeId, response, deviceId }: Parsed<Endpoint>['body'],
  caller: Caller,
): Promise<Reply<Endpoint>> {
  await requireWithin(deps, LIMITS.passkeyFromAddress, caller.address)
  const now = deps.clock.now()
  const proven = await checkPasskeySignIn(deps, { challengeId, response, now })
  const account = await findAccount(deps.db, proven.userId)
  if (!account) throw new Refused('passkey_invalid')
  if (!(await mayEnter(deps.db, account.email))) throw new Refused('not_whitelisted')
  if (account.suspendedAt) throw new Refused('account_suspended')
  await refuseIfClosed(deps, account)
  const { userId } = proven
  return deps.db.transaction().execute(async (tx) => {
    await recordUse(tx, proven, now)
    return enter(deps, tx, { userId, by: 'passkey', deviceId, caller, now })
  })
}
