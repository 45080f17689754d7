import { PASSKEY_NAME_MAX, type Passkey } from '@roomtone/contract/passkey/own-passkeys'
import type { PasskeyAttestation } from '@roomtone/contract/passkey/passkey-answer'
import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn as namesIn } from '@roomtone/texts/all/passkey/names'
import { textsIn } from '@roomtone/texts/all/passkey/refusals'
import type { Deps } from '../../platform/deps.ts'
import { browserNames } from '../../platform/http/browser-name.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/refused.ts'
import { MAX_PASSKEYS } from './limits.ts'
import { notifyPasskeyChange } from './notify-passkey-change.ts'
import { insertPasskey, listPasskeys, lockOwner } from './passkey.store.ts'
import { viewPasskey } from './passkey.view.ts'
import { useChallenge } from './passkey-challenge.store.ts'
import { readAttestation } from './read-attestation.ts'

/** `Chrome on macOS`, in the language of the page: from then on it is its owner's own word, and is not translated. */
function namePasskey({ userAgent, language }: Pick<Caller, 'userAgent' | 'language'>): string {
  const { browser, system } = browserNames(userAgent)
  const { passkeyNames } = namesIn(language)
  const name = browser ?? passkeyNames.unknown
  return (system === null ? name : passkeyNames.on({ browser: name, system })).slice(0, PASSKEY_NAME_MAX)
}

type Answer = { challengeId: string; response: PasskeyAttestation }

export async function addPasskey(
  deps: Deps,
  caller: Caller<Actor>,
  { challengeId, response }: Answer,
): Promise<Passkey> {
  const { userId } = caller.actor
  const now = deps.clock.now()
  const challenge = await useChallenge(deps.db, { id: challengeId, userId, purpose: 'register', now })
  const made = await readAttestation(deps, { challenge, response })
  const name = namePasskey(caller)
  return deps.db.transaction().execute(async (tx) => {
    await lockOwner(tx, userId)
    if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS) throw new Refused('passkey_limit')
    const passkey = await insertPasskey(tx, { ...made, userId, name, now })
    if (!passkey)
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.alreadyAdded })
    await notifyPasskeyChange(deps, tx, { userId, passkeyId: passkey.id, kind: 'passkey-added', now })
    return viewPasskey(passkey)
  })
}
