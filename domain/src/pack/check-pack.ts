import { findBrokenLink } from './check-chain.ts'
import { checkContainer } from './check-container.ts'
import type { PackFindings, PackProblem } from './findings.ts'
import {
  EVENTS_PATH,
  MANIFEST_PATH,
  type Manifest,
  type PackSignature,
  type PublishedKeys,
  SIGNATURE_PATH,
  UNLISTED,
} from './manifest.ts'
import type { PackTools } from './pack-tools.ts'
import { readPassphrase } from './passphrase.ts'
import { openArchive, type PackEntry } from './read-archive.ts'

export type CheckedPack = { findings: PackFindings; entries: PackEntry[] }

/** The whole check, for the page and the command alike. `keys` are the checker's own, never those inside the pack. */
export async function checkPack(
  bytes: Uint8Array,
  passphrase: string,
  keys: PublishedKeys,
  tools: PackTools,
): Promise<CheckedPack> {
  const container = await checkContainer(bytes, keys, tools)
  const entries = await openArchive(bytes, readPassphrase(passphrase), tools)
  return { findings: joinFindings(container, await checkEntries(entries, keys, tools)), entries }
}

/** Checks the contents of an opened archive. */
export async function checkEntries(
  entries: readonly PackEntry[],
  keys: PublishedKeys,
  tools: PackTools,
): Promise<PackFindings> {
  if (entries.length === 0) return { problems: [{ what: 'container', detail: 'unreadable' }], facts: null }
  if (entries.every(({ bytes }) => bytes === null)) return { problems: [{ what: 'passphrase' }], facts: null }
  const signed = await openManifest(entries, keys, tools)
  if ('problem' in signed) return { problems: distinct([...damaged(entries), signed.problem]), facts: null }
  const { manifest, key } = signed
  const dated = isWithinLife(manifest.asOf, key)
    ? []
    : [{ what: 'key_life', key: key.id, asOf: manifest.asOf } as const]
  const problems = await checkFiles(entries, manifest, tools)
  const broken = await checkLog(entries, manifest, tools)
  const facts = {
    booking: manifest.booking,
    invoice: manifest.invoice,
    status: manifest.status,
    asOf: manifest.asOf,
    key: key.id,
    events: manifest.chain.length,
    files: manifest.files.map(({ path, bytes }) => ({ path, bytes })),
  }
  return { problems: distinct([...dated, ...problems, ...broken]), facts }
}

/** Both halves of a check: a problem with a named file comes before one with the container that it is in. */
export function joinFindings(container: PackProblem | null, opened: PackFindings): PackFindings {
  const outside = container ? [container] : []
  const shut = opened.problems.some(({ what }) => what === 'passphrase' || what === 'container')
  const problems = shut ? [...outside, ...opened.problems] : [...opened.problems, ...outside]
  const containers = problems.filter(({ what }) => what === 'container')
  // One finding about the container is enough: if it was changed, it is no news that it can't be read.
  return {
    problems: distinct(problems.filter((one) => one.what !== 'container' || one === containers[0])),
    facts: opened.facts,
  }
}

type PublishedKey = PublishedKeys['keys'][number]
type Signed = { manifest: Manifest; key: PublishedKey } | { problem: PackProblem }

async function openManifest(
  entries: readonly PackEntry[],
  keys: PublishedKeys,
  tools: PackTools,
): Promise<Signed> {
  for (const path of UNLISTED) {
    const found = entries.find((entry) => entry.path === path)
    if (!found) return { problem: { what: 'file_missing', path } }
    if (!found.bytes) return { problem: { what: 'file_changed', path } }
  }
  const bytes = bytesOf(entries, MANIFEST_PATH)
  const signature = readJson<PackSignature>(bytesOf(entries, SIGNATURE_PATH), tools)
  if (!signature || typeof signature.signature !== 'string') return { problem: { what: 'signature' } }
  const key = String(signature.key)
  const known = keys.keys.find(({ id }) => id === key)
  if (!known) return { problem: { what: 'unknown_key', key } }
  if (!(await tools.verify(known.publicKey, bytes, signature.signature)))
    return { problem: { what: 'signature' } }
  const manifest = readJson<Manifest>(bytes, tools)
  if (manifest?.format !== 'roomtone-pack' || manifest.version !== 1)
    return { problem: { what: 'container', detail: 'newer' } }
  return { manifest, key: known }
}

/** Clocks differ between servers, and between a log's last entry and the key that signs it. */
const CLOCKS_MS = 5 * 60_000

/** We sign with a key from its creation until it is retired, so a pack with another date is not from us. */
function isWithinLife(asOf: string, { createdAt, retiredAt }: PublishedKey): boolean {
  const at = Date.parse(asOf)
  const end = retiredAt === null ? Number.POSITIVE_INFINITY : Date.parse(retiredAt)
  return at >= Date.parse(createdAt) - CLOCKS_MS && at <= end + CLOCKS_MS
}

async function checkFiles(
  entries: readonly PackEntry[],
  { files }: Manifest,
  tools: PackTools,
): Promise<PackProblem[]> {
  const problems: PackProblem[] = []
  for (const { path, sha256 } of files) {
    const found = entries.find((entry) => entry.path === path)
    if (!found) problems.push({ what: 'file_missing', path })
    else if (!found.bytes || (await tools.sha256(found.bytes)) !== sha256)
      problems.push({ what: 'file_changed', path })
  }
  const expected = new Set([...UNLISTED, ...files.map(({ path }) => path)])
  // A second file of the same name is not ours: tools differ in which one they unpack.
  for (const { path } of entries) if (!expected.delete(path)) problems.push({ what: 'file_unlisted', path })
  return problems
}

/** A log whose bytes differ is reported as a file already; naming the line adds nothing. */
async function checkLog(
  entries: readonly PackEntry[],
  { chain, files }: Manifest,
  tools: PackTools,
): Promise<PackProblem[]> {
  const listed = files.find(({ path }) => path === EVENTS_PATH)
  if (!listed) return [{ what: 'file_missing', path: EVENTS_PATH }]
  const bytes = entries.find(({ path }) => path === EVENTS_PATH)?.bytes
  if (!bytes || (await tools.sha256(bytes)) !== listed.sha256) return []
  const seq = await findBrokenLink(tools.decode(bytes), chain, tools)
  return seq === null ? [] : [{ what: 'chain', seq }]
}

function damaged(entries: readonly PackEntry[]): PackProblem[] {
  return entries
    .filter(({ bytes }) => bytes === null)
    .map(({ path }): PackProblem => ({ what: 'file_changed', path }))
}

function bytesOf(entries: readonly PackEntry[], path: string): Uint8Array {
  return entries.find((entry) => entry.path === path)?.bytes ?? new Uint8Array()
}

function readJson<T>(bytes: Uint8Array, tools: PackTools): T | null {
  try {
    return JSON.parse(tools.decode(bytes)) as T
  } catch {
    return null
  }
}

function distinct(problems: PackProblem[]): PackProblem[] {
  const seen = new Set<string>()
  return problems.filter((problem) => {
    const text = JSON.stringify(problem)
    return !seen.has(text) && seen.add(text) !== undefined
  })
}
