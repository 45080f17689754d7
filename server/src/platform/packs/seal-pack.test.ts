import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { PackProblem } from '@roomtone/domain/pack/findings'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import { readPassphrase } from '@roomtone/domain/pack/passphrase'
import type { PackEntry } from '@roomtone/domain/pack/read-archive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aChain,
  anUnsealedPack,
  archiveOf,
  flipped,
  loadPageCheck,
  loadPageWords,
  loadScript,
  manifestFacts,
  PASSPHRASE,
  scriptFile,
  sealedPack,
  signingInMemory,
} from '../../../testing/packs.ts'
import { newPassphrase } from './passphrase.ts'
import { sealPack, type Unsealed } from './seal-pack.ts'
import { fileInMemory } from './write-archive.ts'

const signing = signingInMemory()
const folder = mkdtempSync(join(tmpdir(), 'roomtone-packs-'))
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
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sealOf = (bytes: Buffer) => bytes.subarray(bytes.lastIndexOf('roomtone-pack:1:')).toString()

const plain = (entries: PackEntry[]) =>
  entries.map(({ path, bytes }) => [path, Buffer.from(bytes ?? []).toString('hex')])

/** Both checkers, which have to agree to the letter. */
async function problemsOf(bytes: Buffer, passphrase = PASSPHRASE, known = keys): Promise<PackProblem[]> {
  const found = await page.checkPack(bytes, passphrase, known)
  const byScript = await script.checkPack(bytes, passphrase, known)
  expect(byScript.findings).toEqual(found.findings)
  expect(plain(byScript.entries)).toEqual(plain(found.entries))
  return found.findings.problems
}

describe('a sealed pack', () => {
  it('is found good, and tells what is in it', async () => {
    expect(await problemsOf(pack)).toEqual([])
    const { findings, entries } = await page.checkPack(pack, PASSPHRASE, keys)
    expect(entries.map(({ path }) => path)).toEqual([
      'README.txt',
      'manifest.json',
      'manifest.sig',
      'keys.json',
      'events.jsonl',
      'release/release-v1.txt',
      'records/crew.json',
      'files/before-1.jpg',
    ])
    expect(findings.facts).toMatchObject({
      booking: '0b51c5f4-8f0e-4a8e-9d5e-2f6a5a3f1c11',
      invoice: 'RT-2026-000123',
      status: 'complete',
      asOf: '2026-11-15T10:20:31.123456Z',
      key: 'rt-20261115-beef',
      events: 3,
    })
    expect(findings.facts?.files.map(({ path }) => path)).not.toContain('manifest.json')
  })

  it('has the same entries and the same manifest whenever it is made, under another passphrase too', async () => {
    const other = newPassphrase()
    const again = await sealedPack(anUnsealedPack(keys, { passphrase: other }), signing)
    const one = await page.checkPack(pack, PASSPHRASE, keys)
    const two = await page.checkPack(again, other, keys)
    expect(plain(two.entries)).toEqual(plain(one.entries))
    expect(again.equals(pack)).toBe(false)
    expect(again.length).toBe(pack.length)
  })

  it('dates its entries by the facts, in UTC, wherever the server is', () => {
    // 2026-11-15, 10:20:30: days since 1980 and pairs of seconds, as archives count.
    expect(pack.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 15)
    expect(pack.readUInt16LE(10)).toBe((10 << 11) | (20 << 5) | 15)
  })

  it('refuses paths that lead out of its folder, and empty files', async () => {
    const withFile = (path: string, bytes: Buffer): Unsealed => {
      const unsealed = anUnsealedPack(keys)
      return { ...unsealed, files: [...unsealed.files, fileInMemory(path, bytes)] }
    }
    for (const path of ['../x', '/etc/x', 'files/../../x', 'files\\x', 'files/', 'a:b', 'a\nb', '', '.'])
      await expect(sealedPack(withFile(path, Buffer.from('x')), signing), path).rejects.toThrow('is no path')
    await expect(sealedPack(withFile('files/x.txt', Buffer.alloc(0)), signing)).rejects.toThrow('is empty')
  })

  it('breaks off where a file is not what the manifest says', async () => {
    const { files, ...rest } = anUnsealedPack(keys)
    const lost = { ...fileInMemory('files/x.jpg', Buffer.from('xyz')), read: async () => Buffer.from('xyZ') }
    const broken = sealedPack({ ...rest, files: [...files, lost] }, signing)
    await expect(broken).rejects.toThrow('files/x.jpg is not what the manifest says')
  })

  it('is as long as was said before it was made, and reads one file after the other', async () => {
    const read: string[] = []
    const { files, ...rest } = anUnsealedPack(keys)
    const watched = files.map((file) => ({
      ...file,
      read: () => {
        read.push(file.path)
        return file.read()
      },
    }))
    const { size, bytes } = sealPack({ ...rest, files: watched }, await signing.currentSigner())
    const chunks: Buffer[] = []
    for await (const chunk of bytes) {
      if (chunks.length === 0) expect(read).toEqual([])
      chunks.push(chunk)
    }
    expect(read).toEqual(files.map(({ path }) => path))
    expect(Buffer.concat(chunks)).toHaveLength(size)
  })

  it('carries one key, also when the key changes while it is being sealed', async () => {
    const old = signingInMemory('rt-20261114-0001')
    const fresh = signingInMemory('rt-20261115-0002')
    let signer = await old.currentSigner()
    const { bytes } = sealPack(anUnsealedPack(await old.publishedKeys()), signer)
    const first = await bytes.next()
    signer = await fresh.currentSigner()
    const rotated = Buffer.concat([first.value ?? Buffer.alloc(0), await buffer(bytes)])
    const both = { keys: [...(await old.publishedKeys()).keys, ...(await fresh.publishedKeys()).keys] }
    expect(await problemsOf(rotated, PASSPHRASE, both)).toEqual([])
    expect((await script.checkPack(rotated, PASSPHRASE, both)).findings.facts?.key).toBe('rt-20261114-0001')
  })
})

describe('a forged pack', () => {
  it('with a key and a list of its own is signed by a stranger', async () => {
    const forger = signingInMemory('rt-20261115-dead')
    const forged = await sealedPack(anUnsealedPack(await forger.publishedKeys()), forger)
    expect(await problemsOf(forged)).toEqual([{ what: 'unknown_key', key: 'rt-20261115-dead' }])
  })

  it('that borrows the name of our key has neither our seal nor our signature', async () => {
    const forger = signingInMemory('rt-20261115-beef')
    const forged = await sealedPack(anUnsealedPack(await forger.publishedKeys()), forger)
    expect(await problemsOf(forged)).toEqual([
      { what: 'signature' },
      { what: 'container', detail: 'changed' },
    ])
  })

  it('packed again with a file fewer and another more says which', async () => {
    const { entries } = await page.checkPack(pack, PASSPHRASE, keys)
    const kept = entries.filter(({ path }) => path !== 'records/crew.json')
    const added = { path: 'records/other.json', bytes: Buffer.from('{}') }
    const anew = await archiveOf([...kept, added], { password: PASSPHRASE, level: 0, comment: sealOf(pack) })
    expect(await problemsOf(anew)).toEqual([
      { what: 'file_missing', path: 'records/crew.json' },
      { what: 'file_unlisted', path: 'records/other.json' },
      { what: 'container', detail: 'changed' },
    ])
  })

  it('whose log was shortened, reordered or rewritten says where it breaks', async () => {
    const { log, chain } = aChain(['one', 'two', 'three'])
    const lines = log.trim().split('\n')
    const [one = '', two = '', three = ''] = lines
    const cases: [string, string[]][] = [
      ['shortened', [one, two]],
      ['reordered', [one, three, two]],
      ['rewritten', [one, two.replace('two', 'TWO'), three]],
      ['cleared', ['']],
    ]
    const found: Record<string, PackProblem[]> = {}
    for (const [name, kept] of cases) {
      const unsealed = anUnsealedPack(keys, { manifestFacts: manifestFacts(chain) })
      const log = fileInMemory('events.jsonl', Buffer.from(`${kept.join('\n')}\n`))
      const files = unsealed.files.map((file) => (file.path === log.path ? log : file))
      found[name] = await problemsOf(await sealedPack({ ...unsealed, files }, signing))
    }
    expect(found).toEqual({
      shortened: [{ what: 'chain', seq: 3 }],
      reordered: [{ what: 'chain', seq: 2 }],
      rewritten: [{ what: 'chain', seq: 2 }],
      cleared: [{ what: 'chain', seq: 1 }],
    })
  })
})

describe('page and script', () => {
  it('speak of a problem in the same words', async () => {
    const problems: PackProblem[] = [
      ...['unsealed', 'changed', 'unreadable', 'newer'].map(
        (detail): PackProblem => ({ what: 'container', detail }),
      ),
      { what: 'passphrase' },
      { what: 'unknown_key', key: 'rt-1' },
      { what: 'key_life', key: 'rt-1', asOf: '2026-11-15T10:20:31Z' },
      { what: 'signature' },
      { what: 'file_changed', path: 'a' },
      { what: 'file_missing', path: 'a' },
      { what: 'file_unlisted', path: 'a' },
      { what: 'chain', seq: 4 },
    ]
    const { wordsOfProblem } = await loadPageWords()
    for (const problem of problems) expect(script.wordsOfProblem(problem)).toEqual(wordsOfProblem(problem))
  })
})

describe('a new passphrase', () => {
  it('is five groups of five, and is read however it is typed', () => {
    const made = Array.from({ length: 200 }, newPassphrase)
    expect(new Set(made).size).toBe(200)
    for (const one of made) expect(one).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    for (const one of made) expect(readPassphrase(` ${one.toLowerCase().replaceAll('-', ' ')}\n`)).toBe(one)
    // Every sign turns up: 5000 drawings of 32.
    expect(new Set(made.join('').replaceAll('-', '')).size).toBe(32)
  })
})

describe('ordinary tools', () => {
  const has = (tool: string) => spawnSync('which', [tool]).status === 0
  const unpack: Record<string, (file: string, to: string) => string[]> = {
    bsdtar: (file, to) => ['-xf', file, '--passphrase', PASSPHRASE, '-C', to],
    '7z': (file, to) => ['x', `-p${PASSPHRASE}`, `-o${to}`, '-y', file],
  }

  it.each(Object.keys(unpack))('open it with its passphrase: %s, where there is one', async (tool) => {
    const { entries } = await page.checkPack(pack, PASSPHRASE, keys)
    if (!has(tool)) {
      expect(entries.every(({ bytes }) => bytes !== null)).toBe(true)
      return
    }
    const file = join(folder, `${tool}.zip`)
    const to = mkdtempSync(join(folder, 'out-'))
    writeFileSync(file, pack)
    execFileSync(tool, unpack[tool]?.(file, to) ?? [])
    const found = readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(found).toHaveLength(entries.length)
    for (const { path, bytes } of entries)
      expect(readFileSync(join(to, path)).equals(Buffer.from(bytes ?? [])), path).toBe(true)
  })
})

describe('the script on a command line', () => {
  let file = ''
  beforeAll(async () => {
    file = await scriptFile()
  })
  function run(args: string[], env: Record<string, string> = {}) {
    return spawnSync(process.execPath, [file, ...args], { encoding: 'utf8', env, input: '' })
  }
  const files = () => {
    const [good, bad, list, secret] = ['good.zip', 'bad.zip', 'keys.json', 'secret'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string]
    writeFileSync(good, pack)
    writeFileSync(bad, flipped(pack, 80))
    writeFileSync(list, JSON.stringify(keys))
    writeFileSync(secret, `${PASSPHRASE}\n`)
    return { good, bad, list, secret }
  }

  it('ends with 0 and the facts of a good pack', () => {
    const { good, list, secret } = files()
    const { status, stdout } = run([good, '--keys', list, '--passphrase-file', secret])
    expect(stdout).toContain('This pack is exactly as Roomtone sealed it.')
    expect(stdout).toContain('RT-2026-000123')
    expect(status).toBe(0)
  })

  it('ends with 1 and names the file that was changed', () => {
    const { bad, list } = files()
    const { status, stdout } = run([bad, '--keys', list], { ROOMTONE_PASSPHRASE: PASSPHRASE.toLowerCase() })
    expect(stdout).toMatch(/^README\.txt was changed\./)
    expect(status).toBe(1)
  })

  it('ends with 2 where it cannot begin, and says why', () => {
    const { good, list } = files()
    expect(run([]).status).toBe(2)
    expect(run([good, '--keys', list]).stderr).toContain('no passphrase')
    expect(run([good, '--keys', good, '--passphrase-file', list]).stderr).toContain('is no list of keys')
    expect(run([join(folder, 'none.zip'), '--keys', list]).stderr).toContain('cannot be read')
    expect(run([good, '--key', list]).stderr).toContain('Usage:')
    expect(run([good, '--keys', list]).status).toBe(2)
  })
})
