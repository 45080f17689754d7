import type { PasskeyAssertion } from '@roomtone/contract/passkey/passkey-answer'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { relyingParty } from '../../platform/http/relying-party.ts'
import { Refused } from '../../platform/refused.ts'
import { findByCredential, markUsed } from './passkey.store.ts'
import { userHandle } from './user-handle.ts'

export type ProvenPasskey = {
  passkeyId: string
  userId: string
  counter: number
  backedUp: boolean
  /** The counter did not rise: there may be a second copy of a key that can only exist once. */
  isCloned: boolean
}

/** Whose passkey signed this challenge, with the person verified by their device. Throws `passkey_invalid`. */
export async function checkAssertion(
  deps: Deps,
  handle: Handle,
  { challenge, response }: { challenge: Buffer | null; response: PasskeyAssertion },
): Promise<ProvenPasskey> {
  const passkey = await findByCredential(handle, Buffer.from(response.id, 'base64url'))
  if (!passkey || challenge === null) throw new Refused('passkey_invalid')
  const { userId, counter } = passkey
  const handed = response.response.userHandle
  if (handed !== undefined && handed !== userHandle(userId)) throw new Refused('passkey_invalid')
  const { id: rpId, origin } = relyingParty(deps.config)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: given(response.response), clientExtensionResults: {} },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The library compares counters before it looks at the signature; we compare them once it is right.
    credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
  }).catch((error: unknown) => {
    // It throws for whatever the answer says wrong.
    deps.log.info({ err: error }, 'a passkey was refused')
    throw new Refused('passkey_invalid')
  })
  if (!verified) throw new Refused('passkey_invalid')
  const { newCounter, credentialBackedUp } = authenticationInfo
  return {
    passkeyId: passkey.id,
    userId,
    counter: newCounter,
    backedUp: credentialBackedUp,
    isCloned: counter > 0 && newCounter <= counter,
  }
}

/** Optional means left out, not undefined. */
function given({ userHandle, ...response }: PasskeyAssertion['response']) {
  return userHandle === undefined ? response : { ...response, userHandle }
}

export async function recordUse(tx: Tx, { passkeyId, counter, backedUp }: ProvenPasskey, now: Date) {
  if (!(await markUsed(tx, { id: passkeyId, counter, backedUp, now }))) throw new Refused('passkey_invalid')
}
