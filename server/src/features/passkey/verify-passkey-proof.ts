import type { PasskeyAssertion } from '@roomtone/contract/passkey/passkey-answer'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { checkAssertion, recordUse } from './check-assertion.ts'
import { reportClone } from './notify-passkey-change.ts'
import { useChallenge } from './passkey-challenge.store.ts'

type Proof = { userId: string; challengeId: string; response: PasskeyAssertion; now: Date }

/** Finds which of their passkeys the person used. Throws `passkey_invalid`. */
export async function verifyPasskeyProof(
  deps: Deps,
  tx: Tx,
  { userId, challengeId, response, now }: Proof,
): Promise<{ passkeyId: string }> {
  const challenge = await useChallenge(tx, { id: challengeId, userId, purpose: 'proof', now })
  const proven = await checkAssertion(deps, tx, { challenge, response })
  const { passkeyId } = proven
  if (proven.userId !== userId) throw new Refused('passkey_invalid')
  if (proven.isCloned) {
    await reportClone(deps, { userId, passkeyId, now })
    throw new Refused('passkey_invalid')
  }
  await recordUse(tx, proven, now)
  return { passkeyId }
}
