import type { PasskeyCreation } from '@roomtone/contract/passkey/passkey-question'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { relyingParty } from '../../platform/http/relying-party.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { viewMember } from '../session/entry.ts'
import { LIMITS, MAX_PASSKEYS } from './limits.ts'
import { CHALLENGE_MS, credentialsOf, makeChallenge } from './make-challenge.ts'
import { ALGORITHMS } from './read-attestation.ts'
import { userHandle } from './user-handle.ts'

/** What the browser is asked to make. */
export async function beginPasskey(deps: Deps, { userId }: Actor): Promise<PasskeyCreation> {
  await requireWithin(deps, LIMITS.additionsOfPerson, userId)
  const { email, fullName } = await viewMember(deps.db, userId)
  const excludeCredentials = await credentialsOf(deps.db, userId)
  if (excludeCredentials.length >= MAX_PASSKEYS) throw new Refused('passkey_limit')
  const { challengeId, challenge } = await makeChallenge(deps, { purpose: 'register', userId })
  const { id, name } = relyingParty(deps.config)
  return {
    challengeId,
    options: {
      rp: { id, name },
      user: { id: userHandle(userId), name: email, displayName: fullName },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_MS,
      excludeCredentials,
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }
}
