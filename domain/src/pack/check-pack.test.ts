import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical.ts'
import { checkEntries, joinFindings } from './check-pack.ts'
import type { Manifest, PublishedKeys } from './manifest.ts'
import type { PackTools } from './pack-tools.ts'
import type { PackEntry } from './read-archive.ts'

const encode = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const decode = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** Stand-ins for hashing and signing: these tests look at what the check does with their answers. */
const tools: PackTools = {
  sha256: async (bytes) => `${decode(bytes).length}:${decode(bytes).slice(0, 20)}`,
  verify: async (key, message, signature) => signature === `${key} signs ${decode(message)}`,
  encode,
  decode,
  deriveKey: () => Promise.reject(),
  hmacSha1: () => Promise.reject(),
  aesCounter: (_, bytes) => bytes,
  inflate: (bytes) => bytes,
}
const MADE = '2026-11-14T00:00:00Z'
const keys: PublishedKeys = {
  keys: [{ id: 'ours', algorithm: 'Ed25519', publicKey: 'K', createdAt: MADE, retiredAt: null }],
}
const LISTED: Record<string, string> = { 'README.txt': 'read', 'events.jsonl': '', 'files/a.jpg': 'picture' }

async function aPack(over: Partial<Record<keyof Manifest, unknown>> = {}): Promise<PackEntry[]> {
  const files = await Promise.all(
    Object.entries(LISTED).map(async ([path, text]) => ({
      path,
      bytes: text.length,
      sha256: await tools.sha256(encode(text)),
    })),
  )
  const manifest = canonicalJson({
    format: 'roomtone-pack',
    version: 1,
    booking: 'b',
    packet: 'p',
    invoice: null,
    status: 'missing_docs',
    asOf: '2026-11-15T00:00:00Z',
    chain: { length: 0, head: '0'.repeat(64) },
    files,
    ...over,
  } as Parameters<typeof canonicalJson>[0])
  const signature = canonicalJson({ algorithm: 'Ed25519', key: 'ours', signature: `K signs ${manifest}` })
  return [
    { path: 'manifest.json', bytes: encode(manifest) },
    { path: 'manifest.sig', bytes: encode(signature) },
    ...Object.entries(LISTED).map(([path, text]) => ({ path, bytes: encode(text) })),
  ]
}

const retired = (at: string): PublishedKeys => ({ keys: keys.keys.map((key) => ({ ...key, retiredAt: at })) })
const problemsOf = async (entries: PackEntry[]) => (await checkEntries(entries, keys, tools)).problems
const replace = (entries: PackEntry[], path: string, bytes: Uint8Array | null) =>
  entries.map((entry) => (entry.path === path ? { path, bytes } : entry))
const without = (entries: PackEntry[], path: string) => entries.filter((entry) => entry.path !== path)

describe('checking what a pack holds', () => {
  it('finds nothing in an unchanged pack, and reports the facts', async () => {
    const { problems, facts } = await checkEntries(await aPack(), keys, tools)
    expect(problems).toEqual([])
    expect(facts).toMatchObject({ booking: 'b', invoice: null, status: 'missing_docs', key: 'ours' })
    expect(facts?.files).toHaveLength(3)
  })

  it('names each file that was changed, taken away, added or doubled', async () => {
    const pack = await aPack()
    expect(await problemsOf(replace(pack, 'files/a.jpg', encode('Picture')))).toEqual([
      { what: 'file_changed', path: 'files/a.jpg' },
    ])
    expect(await problemsOf(replace(pack, 'files/a.jpg', null))).toEqual([
      { what: 'file_changed', path: 'files/a.jpg' },
    ])
    expect(await problemsOf(without(pack, 'events.jsonl'))).toEqual([
      { what: 'file_missing', path: 'events.jsonl' },
    ])
    expect(await problemsOf([...pack, { path: 'files/b.jpg', bytes: encode('x') }])).toEqual([
      { what: 'file_unlisted', path: 'files/b.jpg' },
    ])
    expect(await problemsOf([...pack, { path: 'README.txt', bytes: encode('other') }])).toEqual([
      { what: 'file_unlisted', path: 'README.txt' },
    ])
  })

  it('trusts no list of files that is not signed by a key it carries', async () => {
    const pack = await aPack()
    expect(await problemsOf(replace(pack, 'manifest.sig', null))).toEqual([
      { what: 'file_changed', path: 'manifest.sig' },
    ])
    expect(await problemsOf(without(pack, 'manifest.json'))).toEqual([
      { what: 'file_missing', path: 'manifest.json' },
    ])
    for (const broken of ['', 'null', '"text"', '{"key":"ours"}', '{"key":"ours","signature":"no"}'])
      expect(await problemsOf(replace(pack, 'manifest.sig', encode(broken)))).toEqual([{ what: 'signature' }])
    const foreign = encode('{"algorithm":"Ed25519","key":"theirs","signature":"x"}')
    expect(await checkEntries(replace(pack, 'manifest.sig', foreign), keys, tools)).toEqual({
      problems: [{ what: 'unknown_key', key: 'theirs' }],
      facts: null,
    })
  })

  it('refuses a pack that is dated outside the life of its key, and allows for clocks that differ', async () => {
    const problemsAt = async (asOf: string, list = keys) =>
      (await checkEntries(await aPack({ asOf }), list, tools)).problems
    const outside = (asOf: string) => [{ what: 'key_life', key: 'ours', asOf }]
    for (const asOf of ['2026-11-13T23:54:59Z', '2020-01-01T00:00:00Z', 'never'])
      expect(await problemsAt(asOf)).toEqual(outside(asOf))
    expect(await problemsAt('2026-11-13T23:55:00.000000Z')).toEqual([])
    expect(await problemsAt('2099-01-01T00:00:00Z')).toEqual([])
    const list = retired('2026-11-20T00:00:00Z')
    expect(await problemsAt('2026-11-20T00:05:00Z', list)).toEqual([])
    expect(await problemsAt('2026-11-20T00:05:01Z', list)).toEqual(outside('2026-11-20T00:05:01Z'))
  })

  it('does not guess at a format it does not know', async () => {
    expect(await problemsOf(await aPack({ version: 2 }))).toEqual([{ what: 'container', detail: 'newer' }])
  })

  it('treats a pack of which nothing opens as a wrong passphrase, and one without entries as no archive', async () => {
    const shut = (await aPack()).map(({ path }) => ({ path, bytes: null }))
    expect(await problemsOf(shut)).toEqual([{ what: 'passphrase' }])
    expect(await problemsOf([])).toEqual([{ what: 'container', detail: 'unreadable' }])
  })
})

describe('both halves of a check', () => {
  const changed = { what: 'container', detail: 'changed' } as const

  it('name the file before the container, and the container before a passphrase', () => {
    const file = { what: 'file_changed', path: 'a' } as const
    expect(joinFindings(changed, { problems: [file], facts: null }).problems).toEqual([file, changed])
    const shut = { what: 'passphrase' } as const
    expect(joinFindings(changed, { problems: [shut], facts: null }).problems).toEqual([changed, shut])
  })

  it('report a problem once', () => {
    const unreadable = { what: 'container', detail: 'unreadable' } as const
    expect(joinFindings(changed, { problems: [unreadable], facts: null }).problems).toEqual([changed])
    const key = { what: 'unknown_key', key: 'theirs' } as const
    expect(joinFindings(key, { problems: [{ ...key }], facts: null }).problems).toEqual([key])
  })
})
