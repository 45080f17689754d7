import { etc, verifyAsync } from '@noble/ed25519'
import { checkContainer as checkSeal } from '@roomtone/domain/pack/check-container'
import { checkEntries, joinFindings, type PackEntry } from '@roomtone/domain/pack/check-pack'
import type { PackFindings, PackProblem } from '@roomtone/domain/pack/findings'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import type { PackTools } from '@roomtone/domain/pack/pack-tools'
import { readPassphrase } from '@roomtone/domain/pack/passphrase'
import { openArchive } from './open-archive.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const encoder = new TextEncoder()
/** What a check of a pack needs, as browsers have it. Ed25519 is not yet in all of them. */
const browserTools: PackTools = {
  sha256: async (bytes) =>
    etc.bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource))),
  verify: async (publicKey, message, signature) => {
    try {
      return await verifyAsync(etc.hexToBytes(signature), message, etc.hexToBytes(publicKey), {
        zip215: false,
      })
    } catch {
      return false
    }
  },
  encode: (text) => encoder.encode(text),
  decode: (bytes) => decoder.decode(bytes),
}

export type Checked = { findings: PackFindings; entries: PackEntry[] }

export function checkContainer(bytes: Uint8Array, keys: PublishedKeys): Promise<PackProblem | null> {
  return checkSeal(bytes, keys, browserTools)
}

/** The whole check. Loaded on its own, because unpacking weighs more than the rest of the page. */
export async function checkPack(
  bytes: Uint8Array,
  passphrase: string,
  keys: PublishedKeys,
): Promise<Checked> {
  const container = await checkContainer(bytes, keys)
  const entries = await openArchive(bytes, readPassphrase(passphrase))
  const opened = await checkEntries(entries, keys, browserTools)
  return { findings: joinFindings(container, opened), entries }
}
