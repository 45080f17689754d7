import type { PasskeyRequest } from '@roomtone/contract/passkey/passkey-question'
import type { Deps } from '../../platform/deps.ts'
import { requestPasskey } from './make-challenge.ts'

/** Asks somebody who is signed in for one of their own passkeys. */
export async function beginPasskeyProof(deps: Deps, userId: string): Promise<PasskeyRequest> {
  return requestPasskey(deps, { purpose: 'proof', userId })
}
