import { createHash } from 'node:crypto'
import type { PackProblem } from '@roomtone/domain/pack/findings'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import type { PackEntry } from '@roomtone/domain/pack/read-archive'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anUnsealedPack,
  archiveOf,
  dataOf,
  loadPageCheck,
  loadScript,
  PASSPHRASE,
  sealedPack,
  signingInMemory,
} from '../../../testing/packs.ts'

const signing = signingInMemory()
const SLOW = { timeout: 120_000 }
const UNSEALED = { what: 'container', detail: 'unsealed' } as const
let keys: PublishedKeys
let pack: Buffer
let entries: PackEntry[]
let script: Awaited<ReturnType<typeof loadScript>>
let page: Awaited<ReturnType<typeof loadPageCheck>>

beforeAll(async () => {
  keys = await signing.publishedKeys()
  pack = await sealedPack(anUnsealedPack(keys), signing)
  script = await loadScript()
  page = await loadPageCheck()
  entries = (await page.checkPack(pack, PASSPHRASE, keys)).entries
})

/** What both say of it, which has to be the same to the last byte. */
async function problemsOf(bytes: Buffer, known = keys): Promise<PackProblem[]> {
  const byPage = await page.checkPack(bytes, PASSPHRASE, known)
  expect(await script.checkPack(bytes, PASSPHRASE, known)).toEqual(byPage)
  expect(await script.checkContainer(bytes, known)).toEqual(await page.checkContainer(bytes, known))
  return byPage.findings.problems
}

describe('a pack that another tool packed again', SLOW, () => {
  const folders = [
    { path: 'release/', bytes: null },
    { path: 'files/', bytes: null },
  ]
  const tools = {
    'in another order': () => archiveOf(entries.toReversed(), { password: PASSPHRASE, level: 0 }),
    compressed: () => archiveOf(entries, { password: PASSPHRASE, level: 9 }),
    'without encryption': () => archiveOf(entries, { level: 0 }),
    'compressed, without encryption': () => archiveOf(entries, { level: 9 }),
    'with a shorter key': () => archiveOf(entries, { password: PASSPHRASE, encryptionStrength: 1 }),
    'with entries for folders': () => archiveOf([...folders, ...entries], { password: PASSPHRASE }),
    'with lengths behind the files': () => archiveOf(entries, { password: PASSPHRASE, dataDescriptor: true }),
    'with a comment': () => archiveOf(entries, { level: 6, comment: 'backup' }),
    'with a program before it': async () =>
      Buffer.concat([Buffer.from('#!program'), await archiveOf(entries)]),
  }

  it.each(Object.entries(tools))('has lost its seal and nothing else: %s', async (_, packAgain) => {
    expect(await problemsOf(await packAgain())).toEqual([UNSEALED])
  })

  it('in an encryption that is not ours does not open', async () => {
    const again = await archiveOf(entries, { password: PASSPHRASE, zipCrypto: true })
    expect(await problemsOf(again)).toEqual([UNSEALED, { what: 'passphrase' }])
  })

  it('with a file changed, lost or added says which', async () => {
    const others = entries.filter(({ path }) => path !== 'records/crew.json')
    const changed = { path: 'records/crew.json', bytes: Buffer.from('{"crew":[]}') }
    const again = (list: PackEntry[]) => archiveOf(list, { password: PASSPHRASE })
    const { path } = changed
    expect(await problemsOf(await again([...others, changed]))).toEqual([
      { what: 'file_changed', path },
      UNSEALED,
    ])
    expect(await problemsOf(await again(others))).toEqual([{ what: 'file_missing', path }, UNSEALED])
    const added = { path: 'files/more.txt', bytes: Buffer.from('more') }
    expect(await problemsOf(await again([...entries, added]))).toEqual([
      { what: 'file_unlisted', path: 'files/more.txt' },
      UNSEALED,
    ])
  })

  it('with a lie about its lengths, or something behind what is compressed, gets one answer', async () => {
    const plain = await archiveOf(entries, { level: 9 })
    for (const [at, value] of [
      [plain.lastIndexOf('PK\x01\x02') + 24, 0x7fffffff],
      [plain.indexOf('PK\x01\x02') + 20, plain.readUInt32LE(plain.indexOf('PK\x01\x02') + 20) + 9],
      [plain.indexOf('PK\x01\x02') + 24, 3],
      [plain.indexOf('PK\x01\x02') + 42, 0xffffffff],
    ] as const) {
      const copy = Buffer.from(plain)
      copy.writeUInt32LE(value, at)
      expect(await problemsOf(copy)).toContainEqual(UNSEALED)
    }
  })
})

describe('both checkers', SLOW, () => {
  it('say the same of anything, whole or broken', async () => {
    const archives = [pack, await archiveOf(entries), await archiveOf(entries, { password: PASSPHRASE })]
    const broken = fc.record({
      archive: fc.constantFrom(...archives),
      edits: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }),
      cut: fc.oneof(fc.constant(null), fc.nat()),
      tail: fc.uint8Array({ maxLength: 40 }),
    })
    await fc.assert(
      fc.asyncProperty(broken, async ({ archive, edits, cut, tail }) => {
        const copy = Buffer.from(archive)
        for (const [at, byte] of edits) copy[at % copy.length] = byte
        await problemsOf(Buffer.concat([cut === null ? copy : copy.subarray(0, cut % copy.length), tail]))
      }),
      { numRuns: 40 },
    )
  })

  it('refuse a pack that is dated outside the life of its key', async () => {
    const [key] = keys.keys
    if (!key) throw new Error('There is no key')
    const living = (createdAt: string, retiredAt: string | null) => ({
      keys: [{ ...key, createdAt, retiredAt }],
    })
    const asOf = '2026-11-15T10:20:31.123456Z'
    const refused = [{ what: 'key_life', key: key.id, asOf }]
    expect(await problemsOf(pack, living('2026-11-15T10:00:00.000Z', '2026-11-15T10:20:00.000Z'))).toEqual([])
    expect(await problemsOf(pack, living('2026-11-15T10:26:00.000Z', null))).toEqual(refused)
    expect(await problemsOf(pack, living('2026-11-01T00:00:00.000Z', '2026-11-15T10:15:00.000Z'))).toEqual(
      refused,
    )
  })
})

describe('the archive itself', () => {
  it('is read alike by a reader that is not ours', async () => {
    const reader = new ZipReader(new Uint8ArrayReader(pack), { useWebWorkers: false, strictness: 'strict' })
    const read: [string, string][] = []
    for (const entry of await reader.getEntries()) {
      if (entry.directory) throw new Error('A pack has no folders')
      const bytes = await entry.getData(new Uint8ArrayWriter(), {
        password: PASSPHRASE,
        checkSignature: true,
      })
      read.push([entry.filename, hashOf(bytes)])
    }
    expect(read).toEqual(entries.map(({ path, bytes }) => [path, hashOf(bytes ?? new Uint8Array())]))
    expect(dataOf(pack)).toHaveLength(entries.length)
  })
})

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
