import type { PasskeyAttestation } from '@roomtone/contract/passkey/passkey-answer'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Deps } from '../../platform/deps.ts'
import { relyingParty } from '../../platform/http/relying-party.ts'
import { Refused } from '../../platform/refused.ts'
import { isTransport } from './make-challenge.ts'

/** Ed25519, P-256 and RSA, as COSE numbers them. */
export const ALGORITHMS = [-8, -7, -257]

/** The key that was made for this challenge, with the person verified by their device. Throws `passkey_invalid`. */
export async function readAttestation(
  deps: Deps,
  { challenge, response }: { challenge: Buffer | null; response: PasskeyAttestation },
) {
  if (challenge === null) throw new Refused('passkey_invalid')
  const { id: rpId, origin } = relyingParty(deps.config)
  const { transports = [], ...answer } = response.response
  const verify = async () => {
    refuseCertificates(answer.attestationObject)
    return verifyRegistrationResponse({
      response: { ...response, response: answer, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  }
  const { registrationInfo } = await verify().catch((error: unknown) => {
    // Both throw for whatever the answer says wrong.
    deps.log.info({ err: error }, 'a new passkey was refused')
    throw new Refused('passkey_invalid')
  })
  if (!registrationInfo) throw new Refused('passkey_invalid')
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transports.filter(isTransport),
    deviceType:
      credentialDeviceType === 'multiDevice' ? ('multi_device' as const) : ('single_device' as const),
    backedUp: credentialBackedUp,
  }
}

/**
 * We ask for no attestation, so no honest browser sends certificates. The library would follow the addresses in them
 * to look for revocations.
 */
function refuseCertificates(attestationObject: string): void {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (format !== 'none' && !isSelfSigned) throw new Error(`An attestation of the format ${format} came`)
}
