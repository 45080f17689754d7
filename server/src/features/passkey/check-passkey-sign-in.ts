import type { PasskeyAssertion } from '@roomtone/contract/passkey/passkey-answer'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { checkAssertion, type ProvenPasskey } from './check-assertion.ts'
import { reportClone } from './notify-passkey-change.ts'
import { useChallenge } from './passkey-challenge.store.ts'

type Answer = { challengeId: string; response: PasskeyAssertion; now: Date }

/** Finds who is signing in. The challenge is used up either way; the code that opens the session calls `recordUse`. */
export async function checkPasskeySignIn(
  deps: Deps,
  { challengeId, response, now }: Answer,
): Promise<ProvenPasskey> {
  const challenge = await useChallenge(deps.db, { id: challengeId, userId: null, purpose: 'sign_in', now })
  const proven = await checkAssertion(deps, deps.db, { challenge, response })
  const { userId, passkeyId, isCloned } = proven
  if (isCloned) {
    await reportClone(deps, { userId, passkeyId, now })
    throw new Refused('passkey_cloned')
  }
  return proven
}
