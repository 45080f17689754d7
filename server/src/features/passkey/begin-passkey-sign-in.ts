import type { PasskeyRequest } from '@roomtone/contract/passkey/passkey-question'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { LIMITS } from './limits.ts'
import { requestPasskey } from './make-challenge.ts'

/** The same for everyone: the person is known only when a passkey answers. */
export async function beginPasskeySignIn(deps: Deps, caller: Caller): Promise<PasskeyRequest> {
  await requireWithin(deps, LIMITS.beginningsFromAddress, caller.address)
  return requestPasskey(deps, { purpose: 'sign_in', userId: null })
}
