import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { seal } from '../crypto/sealed-box.ts'
import type { NewKey } from './signing.store.ts'

/** What the sealed private key of a row is bound to. */
export function contextOf(id: string): string {
  return `platform-key:${id}`
}

export function makeKey(masterKey: Buffer, now: Date): NewKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const id = `rt-${day}-${randomBytes(2).toString('hex')}`
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' })
  return {
    id,
    publicKey: Buffer.from(x, 'base64url'),
    sealed: seal(masterKey, secret, contextOf(id)),
    now,
  }
}
