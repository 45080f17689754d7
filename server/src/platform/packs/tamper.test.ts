import { randomBytes } from 'node:crypto'
import { checkContainer } from '@roomtone/domain/pack/check-container'
import { checkPack } from '@roomtone/domain/pack/check-pack'
import type { PackProblem } from '@roomtone/domain/pack/findings'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import type { PackTools } from '@roomtone/domain/pack/pack-tools'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  anUnsealedPack,
  dataOf,
  flipped,
  loadPageCheck,
  loadScript,
  nodeTools,
  PASSPHRASE,
  sealedPack,
  signingInMemory,
} from '../../../testing/packs.ts'
import { fileInMemory } from './write-archive.ts'

const signing = signingInMemory()
let keys: PublishedKeys
let pack: Buffer
let script: Awaited<ReturnType<typeof loadScript>>
let page: Awaited<ReturnType<typeof loadPageCheck>>

beforeAll(async () => {
  keys = await signing.publishedKeys()
  pack = await sealedPack(anUnsealedPack(keys), signing)
  script = await loadScript()
  page = await loadPageCheck()
})

/** One derivation for each salt, instead of one for each entry of each of thousands of copies. */
function remembering(): PackTools {
  const known = new Map<string, Promise<Uint8Array>>()
  const deriveKey: PackTools['deriveKey'] = (passphrase, salt, length) => {
    const name = Buffer.from(salt).toString('hex')
    const key = known.get(name) ?? nodeTools.deriveKey(passphrase, salt, length)
    known.set(name, key)
    return key
  }
  return { ...nodeTools, deriveKey }
}

const positionsOf = (bytes: Buffer) => Array.from(bytes.keys())
const ownerOf = (entries: ReturnType<typeof dataOf>, at: number) =>
  entries.find(({ from, to }) => at >= from && at < to)?.path
const named = (problems: PackProblem[]) => problems.map((problem) => ('path' in problem ? problem.path : ''))

// Thousands of checks, seconds of work: more when others use the machine too.
describe('one changed byte', { timeout: 90_000 }, () => {
  it('is found wherever it is, and the file is named where it is in one', async () => {
    const tools = remembering()
    const entries = dataOf(pack)
    expect(entries).toHaveLength(8)
    expect(pack.length).toBeGreaterThan(3000)
    const unfound: number[] = []
    for (const at of positionsOf(pack)) {
      const { findings } = await checkPack(flipped(pack, at, 1 << (at % 8)), PASSPHRASE, keys, tools)
      const [first] = findings.problems
      const path = ownerOf(entries, at)
      const isNamed = first?.what === 'file_changed' && first.path === path
      if (path === undefined ? !first : !isNamed) unfound.push(at)
    }
    expect(unfound).toEqual([])
  })

  it('is found by page and script alike, where samples look', async () => {
    for (let at = 5; at < pack.length; at += 131) {
      const copy = flipped(pack, at)
      const { findings } = await page.checkPack(copy, PASSPHRASE, keys)
      expect(findings.problems, `byte ${at}`).not.toEqual([])
      expect((await script.checkPack(copy, PASSPHRASE, keys)).findings, `byte ${at}`).toEqual(findings)
    }
  })

  it('is found by the page without a passphrase, wherever it is', async () => {
    const unfound: number[] = []
    for (const at of positionsOf(pack))
      if ((await checkContainer(flipped(pack, at, 1 << (at % 8)), keys, nodeTools)) === null) unfound.push(at)
    expect(unfound).toEqual([])
  })

  it('is named by the page where it is in a file: salt, check value, content or code', async () => {
    const wrong: string[] = []
    for (const { path, from, to } of dataOf(pack))
      for (const at of [from, from + 16, (from + to) >> 1, to - 10, to - 1]) {
        const { findings } = await page.checkPack(flipped(pack, at), PASSPHRASE, keys)
        const [first, ...others] = findings.problems
        if (
          first?.what !== 'file_changed' ||
          first.path !== path ||
          named(others).some((other) => other !== '')
        )
          wrong.push(`${path} at ${at - from}: ${JSON.stringify(findings.problems)}`)
      }
    expect(wrong).toEqual([])
  })

  it('is found in a large pack too, where samples look', async () => {
    const { files, ...rest } = anUnsealedPack(keys)
    const pictures = [1, 2, 3].map((number) =>
      fileInMemory(`files/after-${number}.jpg`, randomBytes(400_000)),
    )
    const large = await sealedPack({ ...rest, files: [...files, ...pictures] }, signing)
    expect((await script.checkPack(large, PASSPHRASE, keys)).findings.problems).toEqual([])
    const tools = remembering()
    for (let at = 17; at < large.length; at += Math.ceil(large.length / 40)) {
      const copy = flipped(large, at, 0x80)
      const { problems } = (await checkPack(copy, PASSPHRASE, keys, tools)).findings
      const path = ownerOf(dataOf(large), at)
      expect(problems.length, `byte ${at}`).toBeGreaterThan(0)
      if (path !== undefined) expect(problems[0], `byte ${at}`).toEqual({ what: 'file_changed', path })
      expect(await checkContainer(copy, keys, nodeTools), `byte ${at}`).not.toBeNull()
    }
  })
})

describe('a pack that was cut or added to', () => {
  it('is no longer sealed, whatever is missing or too much', async () => {
    const copies = [
      Buffer.alloc(0),
      pack.subarray(0, 10),
      pack.subarray(0, pack.length - 1),
      pack.subarray(0, pack.length >> 1),
      pack.subarray(1),
      Buffer.concat([pack, Buffer.from([0])]),
      Buffer.concat([Buffer.from([0]), pack]),
      Buffer.concat([pack, pack]),
    ]
    for (const copy of copies) {
      const { problems } = (await script.checkPack(copy, PASSPHRASE, keys)).findings
      expect(problems).toContainEqual({ what: 'container', detail: expect.any(String) })
      const { findings } = await page.checkPack(copy, PASSPHRASE, keys)
      expect(findings.problems).toContainEqual({ what: 'container', detail: expect.any(String) })
    }
  })
})

describe('a passphrase', () => {
  it('that is wrong is named as such, and the container is good all the same', async () => {
    const wrong = 'Q7M2K-9XV4T-0ABCD-EFGHJ-KMNPR'
    expect((await script.checkPack(pack, wrong, keys)).findings.problems).toEqual([{ what: 'passphrase' }])
    expect((await page.checkPack(pack, wrong, keys)).findings.problems).toEqual([{ what: 'passphrase' }])
    expect(await script.checkContainer(pack, keys)).toBeNull()
    expect(await page.checkContainer(pack, keys)).toBeNull()
  })

  it('may be typed in small letters, without dashes, and with O for 0', async () => {
    const typed = ' q7m2k 9xv4t oabcd efghjkmnpq '
    expect((await script.checkPack(pack, typed, keys)).findings.problems).toEqual([])
    expect((await page.checkPack(pack, typed, keys)).findings.problems).toEqual([])
  })
})
