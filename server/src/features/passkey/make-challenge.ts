import { randomBytes } from 'node:crypto'
import type { PasskeyRequest, PasskeyTransport } from '@roomtone/contract/passkey/passkey-question'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { relyingParty } from '../../platform/http/relying-party.ts'
import { listCredentials } from './passkey.store.ts'
import { insertChallenge, type Purpose } from './passkey-challenge.store.ts'

export const CHALLENGE_MS = 5 * 60_000

type Challenge = { purpose: Purpose; userId: string | null }

export async function makeChallenge(
  deps: Deps,
  { purpose, userId }: Challenge,
): Promise<{ challengeId: string; challenge: string }> {
  const now = deps.clock.now()
  const challenge = randomBytes(32)
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  const challengeId = await insertChallenge(deps.db, { challenge, userId, purpose, now, expiresAt })
  return { challengeId, challenge: challenge.toString('base64url') }
}

/** Asks for any passkey of this site, or for one of this person's. */
export async function requestPasskey(
  deps: Deps,
  asked: { purpose: 'sign_in'; userId: null } | { purpose: 'proof'; userId: string },
): Promise<PasskeyRequest> {
  const allowCredentials = asked.userId === null ? [] : await credentialsOf(deps.db, asked.userId)
  const { challengeId, challenge } = await makeChallenge(deps, asked)
  const { id: rpId } = relyingParty(deps.config)
  const userVerification = 'required'
  return {
    challengeId,
    options: { challenge, timeout: CHALLENGE_MS, rpId, allowCredentials, userVerification },
  }
}

export async function credentialsOf(handle: Handle, userId: string) {
  const credentials = await listCredentials(handle, userId)
  return credentials.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    type: 'public-key' as const,
    transports: transports.filter(isTransport),
  }))
}

const TRANSPORTS: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies PasskeyTransport[]

export function isTransport(name: string): name is PasskeyTransport {
  return TRANSPORTS.includes(name)
}
