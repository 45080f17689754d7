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
import type { Signer } from '../signing/signing.ts'
import { fileInMemory, type PackFile, sizeOfArchive, writeArchive } from './write-archive.ts'

export type Unsealed = {
  /** In the order they shall have: README.txt, events.jsonl, and what else there is. */
  files: readonly PackFile[]
  manifestFacts: Omit<Manifest, 'format' | 'version' | 'files'>
  passphrase: string
  keys: PublishedKeys
}

/** Of this length, and made as it is read: of all its files, one at a time is in memory. */
export type SealedPack = { size: number; bytes: AsyncGenerator<Buffer> }

/**
 * The same facts give the same entries and the same manifest; salts, and so the archive's bytes, differ each time. The
 * archive's comment is the seal over everything before it, so a pack that breaks off has none.
 */
export function sealPack({ files, manifestFacts, passphrase, keys }: Unsealed, signer: Signer): SealedPack {
  const signed = signFiles(files, manifestFacts, keys, signer)
  const sealLength = writeSeal(signer.key, '0'.repeat(128)).length
  async function* write() {
    const hash = createHash('sha256')
    const date = new Date(manifestFacts.asOf)
    for await (const chunk of writeArchive(signed, { passphrase, date, commentLength: sealLength })) {
      hash.update(chunk)
      yield chunk
    }
    yield Buffer.from(writeSeal(signer.key, signer.sign(hash.digest()).toString('hex')))
  }
  return { size: sizeOfArchive(signed, sealLength), bytes: write() }
}

function signFiles(
  files: Unsealed['files'],
  facts: Unsealed['manifestFacts'],
  keys: PublishedKeys,
  { key, sign }: Signer,
): PackFile[] {
  const readme = files.filter(({ path }) => path === README_PATH)
  const others = files.filter(({ path }) => path !== README_PATH)
  const published = fileInMemory(KEYS_PATH, Buffer.from(canonicalJson(keys)))
  const manifest: Manifest = {
    format: 'roomtone-pack',
    version: 1,
    ...facts,
    files: [...readme, published, ...others].map(({ path, size, sha256 }) => ({ path, bytes: size, sha256 })),
  }
  const bytes = Buffer.from(canonicalJson(manifest))
  const signature = canonicalJson({ algorithm: 'Ed25519', key, signature: sign(bytes).toString('hex') })
  return [
    ...readme,
    fileInMemory(MANIFEST_PATH, bytes),
    fileInMemory(SIGNATURE_PATH, Buffer.from(signature)),
    published,
    ...others,
  ]
}
