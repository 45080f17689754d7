import type { PasskeyRequest } from '@roomtone/contract/passkey/passkey-question'
import type { Deps } from '../../platform/deps.ts'
import { requestPasskey } from './make-challenge.ts'

/** Asks a signed-in person for one of their own passkeys. */
export async function beginPasskeyProof(deps: Deps, userId: string): Promise<PasskeyRequest> {
  return requestPasskey(deps, { purpose: 'proof', userId })
}
