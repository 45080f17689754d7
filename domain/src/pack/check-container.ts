import type { PackProblem } from './findings.ts'
import { type PublishedKeys, readSeal } from './manifest.ts'
import { fromHex, type PackTools } from './pack-tools.ts'

const END_RECORD = 22
const LONGEST_COMMENT = 200

/**
 * Checks the archive's bytes without opening it. `keys` are the checker's own, never those inside the pack.
 */
export async function checkContainer(
  bytes: Uint8Array,
  keys: PublishedKeys,
  tools: PackTools,
): Promise<PackProblem | null> {
  const end = findComment(bytes)
  const seal = end === null ? null : readSeal(end.comment)
  if (end === null || seal === null) return { what: 'container', detail: 'unsealed' }
  const known = keys.keys.find(({ id }) => id === seal.key)
  if (!known) return { what: 'unknown_key', key: seal.key }
  const hash = fromHex(await tools.sha256(bytes.subarray(0, end.start)))
  const good = await tools.verify(known.publicKey, hash, seal.signature)
  return good ? null : { what: 'container', detail: 'changed' }
}

/**
 * An end record whose comment reaches exactly to the last byte. Our comments never contain anything that
 * looks like one.
 */
function findComment(bytes: Uint8Array): { start: number; comment: string } | null {
  for (let length = 0; length <= LONGEST_COMMENT; length += 1) {
    const start = bytes.length - length
    const at = start - END_RECORD
    if (at < 0) return null
    if (!isEndRecord(bytes, at)) continue
    const told = (bytes[at + 20] ?? 0) | ((bytes[at + 21] ?? 0) << 8)
    return told === length ? { start, comment: String.fromCharCode(...bytes.subarray(start)) } : null
  }
  return null
}

function isEndRecord(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 5 && bytes[at + 3] === 6
}
