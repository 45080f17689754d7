import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation } from '@roomtone/contract/passkey/passkey-answer'
import type { PasskeyCreation, PasskeyRequest } from '@roomtone/contract/passkey/passkey-question'

type Kept = { id: Buffer; privateKey: KeyObject; publicKey: Buffer; userHandle: string }

/** What a page, a device or a thief may get wrong. */
export type Behavior = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** Synced passkeys always say 0. */
  counter?: number
  userHandle?: string | undefined
  type?: string
}

const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 }

/** An authenticator in memory, with a browser in front of it: P-256, resident keys, no attestation. */
export function softwareAuthenticator(origin = 'http://localhost:3000') {
  const kept: Kept[] = []

  function make({ options }: PasskeyCreation, behavior: Behavior = {}): PasskeyAttestation {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'))
    // kty: EC2, alg: ES256, crv: P-256
    const cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinates[0] ?? ''],
        [-3, coordinates[1] ?? ''],
      ]),
    )
    const key = { id: randomBytes(32), privateKey, publicKey: cose, userHandle: options.user.id }
    kept.push(key)
    const clientDataJSON = clientData('webauthn.create', options.challenge, behavior)
    const authData = authenticatorData(behavior.rpId ?? options.rp.id, behavior, key)
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const attestationObject = cbor(attestation).toString('base64url')
    return { ...named(key), response: { clientDataJSON, attestationObject, transports: ['internal'] } }
  }

  function use({ options }: PasskeyRequest, behavior: Behavior = {}): PasskeyAssertion {
    const allowed = options.allowCredentials.map(({ id }) => id)
    const key = kept.findLast(({ id }) => allowed.length === 0 || allowed.includes(id.toString('base64url')))
    if (!key) throw new Error('This authenticator has none of these passkeys')
    const clientDataJSON = clientData('webauthn.get', options.challenge, behavior)
    const authData = authenticatorData(behavior.rpId ?? options.rpId, behavior)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const userHandle = 'userHandle' in behavior ? behavior.userHandle : key.userHandle
    return {
      ...named(key),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, key.privateKey).toString('base64url'),
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    }
  }

  function clientData(type: string, challenge: string, behavior: Behavior): string {
    const data = {
      type: behavior.type ?? type,
      challenge,
      origin: behavior.origin ?? origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }

  return { make, use }
}

function named({ id }: Kept) {
  const written = id.toString('base64url')
  return { id: written, rawId: written, type: 'public-key' as const }
}

function authenticatorData(rpId: string, { isVerified = true, counter = 0 }: Behavior, made?: Kept): Buffer {
  const synced = counter === 0 ? FLAGS.backupEligible | FLAGS.backedUp : 0
  const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | synced | (made ? FLAGS.attested : 0)
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(counter, 1)
  const parts: Buffer[] = [sha256(Buffer.from(rpId)), head]
  if (made) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(made.id.length)
    parts.push(Buffer.alloc(16), length, made.id, made.publicKey)
  }
  return Buffer.concat(parts)
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

export type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>

/** As much of RFC 8949 as WebAuthn needs. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff])
}
