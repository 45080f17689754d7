import { createPrivateKey, sign } from 'node:crypto'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import type { Clock } from '../clock.ts'
import { open } from '../crypto/sealed-box.ts'
import type { Db } from '../db/database.ts'
import { contextOf, makeKey } from './make-key.ts'
import { type CurrentKey, findCurrentKey, insertKey, type KeyRow, listKeys } from './signing.store.ts'

/** One key, for whatever has more than one signature: a rotation in between does not divide them. */
export type Signer = { key: string; sign(bytes: Uint8Array): Buffer }

/** The platform's own signature, Ed25519. */
export type Signing = {
  currentSigner(): Promise<Signer>
  sign(bytes: Uint8Array): Promise<{ key: string; signature: Buffer }>
  publishedKeys(): Promise<PublishedKeys>
}

type Options = { db: Db; masterKey: Buffer; clock: Clock }

/** The key is read again for each signature: another process may have retired the one before. */
export function createSigning({ db, masterKey, clock }: Options): Signing {
  async function currentKey(): Promise<CurrentKey> {
    const known = await findCurrentKey(db)
    if (known) return known
    await insertKey(db, makeKey(masterKey, clock.now()))
    const made = await findCurrentKey(db)
    if (!made) throw new Error('The platform has no key to sign with, although one was just made')
    return made
  }
  async function currentSigner(): Promise<Signer> {
    const { id, sealed } = await currentKey()
    const key = createPrivateKey({
      key: open(masterKey, sealed, contextOf(id)),
      format: 'der',
      type: 'pkcs8',
    })
    return { key: id, sign: (bytes) => sign(null, bytes, key) }
  }
  return {
    currentSigner,
    async sign(bytes) {
      const signer = await currentSigner()
      return { key: signer.key, signature: signer.sign(bytes) }
    },
    // Made before it is first used, so that no one carries a list that lacks the key of the very next pack.
    async publishedKeys() {
      await currentKey()
      return { keys: (await listKeys(db)).map(published) }
    },
  }
}

function published(row: KeyRow): PublishedKeys['keys'][number] {
  return {
    id: row.id,
    algorithm: 'Ed25519',
    publicKey: row.public_key.toString('hex'),
    createdAt: row.created_at.toISOString(),
    retiredAt: row.retired_at?.toISOString() ?? null,
  }
}
