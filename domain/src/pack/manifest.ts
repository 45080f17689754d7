/** One file of a pack. */
export type ManifestFile = { path: string; bytes: number; sha256: string }

/**
 * What the platform signs. Its times are those of the events, never of the packing: the same facts give the
 * same manifest.
 */
export type Manifest = {
  format: 'roomtone-pack'
  version: 1
  booking: string
  packet: string
  invoice: string | null
  status: 'missing_docs' | 'complete'
  /** Of the latest entry of the booking's log. */
  asOf: string
  chain: { length: number; head: string }
  files: ManifestFile[]
}

export const MANIFEST_PATH = 'manifest.json'
export const SIGNATURE_PATH = 'manifest.sig'
export const EVENTS_PATH = 'events.jsonl'
export const KEYS_PATH = 'keys.json'
export const README_PATH = 'README.txt'

/** Not listed in the manifest: the manifest itself, its signature, and the explanation. */
export const UNLISTED: readonly string[] = [MANIFEST_PATH, SIGNATURE_PATH]

/** `manifest.sig`: over the bytes of manifest.json. */
export type PackSignature = { algorithm: 'Ed25519'; key: string; signature: string }

export const KEYS_ADDRESS = '/.well-known/roomtone-keys.json'

/** As published at KEYS_ADDRESS. Public keys are their 32 bytes in lower-case hexadecimal, as signatures are too. */
export type PublishedKeys = {
  keys: { id: string; algorithm: 'Ed25519'; publicKey: string; createdAt: string; retiredAt: string | null }[]
}

/** One line of events.jsonl. `data` is the text that was hashed, not an object: another writer of JSON would change it. */
export type PackEvent = {
  seq: number
  at: string
  actor: string
  action: string
  subjectType: string
  subject: string
  data: string
  personal: string
  hash: string
}

/** What a row of the chain hashes, after the hash before it: the same lines as audit_line() in the database. */
export function eventLines(event: PackEvent): string {
  const { seq, at, actor, action, subjectType, subject, data, personal } = event
  return [seq, at, actor, action, subjectType, subject, data, personal].join('\n')
}

/**
 * The archive's own comment: a signature over every byte before the comment, so that a change nobody would notice
 * (a date in a header, an unused bit) is found too. Lower-case hexadecimal, or it is not ours.
 */
const SEAL = /^roomtone-pack:1:([a-z0-9-]{1,40}):([0-9a-f]{128})$/

export function writeSeal(key: string, signature: string): string {
  return `roomtone-pack:1:${key}:${signature}`
}

export function readSeal(comment: string): { key: string; signature: string } | null {
  const [, key, signature] = SEAL.exec(comment) ?? []
  return key && signature ? { key, signature } : null
}
