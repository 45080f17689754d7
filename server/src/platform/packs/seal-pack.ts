import { createHash } from 'node:crypto'
import { canonicalJson } from '@roomtone/domain/pack/canonical'
import {
  KEYS_PATH,
  MANIFEST_PATH,
  type Manifest,
  type PublishedKeys,
  README_PATH,
  SIGNATURE_PATH,
  writeSeal,
} from '@roomtone/domain/pack/manifest'
import { drawArchive } from '../documents/draw-in-thread.ts'
import type { ArchiveEntry } from '../documents/write-archive.ts'
import type { Signing } from '../signing/signing.ts'

export type Unsealed = {
  /** In the order they shall have: README.txt, events.jsonl, and what else there is. */
  entries: readonly ArchiveEntry[]
  manifestFacts: Omit<Manifest, 'format' | 'version' | 'files'>
  passphrase: string
  keys: PublishedKeys
}

const NO_SIGNATURE = '0'.repeat(128)

/** The same facts give the same entries and the same manifest; salts, and so the archive's bytes, differ each time. */
export async function sealPack(unsealed: Unsealed, signing: Signing): Promise<Buffer> {
  const { passphrase, manifestFacts } = unsealed
  const { entries, key } = await signEntries(unsealed, signing)
  // The end record tells the comment's length, so a comment of the right length stands there while it is signed.
  const blank = writeSeal(key, NO_SIGNATURE)
  const date = new Date(manifestFacts.asOf)
  const archive = await drawArchive(entries, { passphrase, date, comment: blank })
  const before = archive.subarray(0, archive.length - blank.length)
  const seal = await signing.sign(sha256(before))
  // The key was rotated in between: one pack, one key.
  if (seal.key !== key) return sealPack({ ...unsealed, keys: await signing.publishedKeys() }, signing)
  return Buffer.concat([before, Buffer.from(writeSeal(key, seal.signature.toString('hex')))])
}

async function signEntries({ entries, manifestFacts, keys }: Unsealed, signing: Signing) {
  const readme = entries.filter(({ path }) => path === README_PATH)
  const others = entries.filter(({ path }) => path !== README_PATH)
  const published = { path: KEYS_PATH, bytes: Buffer.from(canonicalJson(keys)) }
  const listed = [...readme, published, ...others]
  const manifest: Manifest = {
    format: 'roomtone-pack',
    version: 1,
    ...manifestFacts,
    files: listed.map(({ path, bytes }) => ({
      path,
      bytes: bytes.length,
      sha256: sha256(bytes).toString('hex'),
    })),
  }
  const bytes = Buffer.from(canonicalJson(manifest))
  const { key, signature } = await signing.sign(bytes)
  const signed = canonicalJson({ algorithm: 'Ed25519', key, signature: signature.toString('hex') })
  const own = [
    { path: MANIFEST_PATH, bytes },
    { path: SIGNATURE_PATH, bytes: Buffer.from(signed) },
  ]
  return { key, entries: [...readme, ...own, published, ...others] }
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
