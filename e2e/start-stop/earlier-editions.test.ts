import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Before = { earlier: string[][]; begun: number }
type Editions = {
  clearForBuild(folder: string): Before
  keepEditions(folder: string, before: Before): Set<string>
}

const file = new URL('../../scripts/lib/earlier-editions.mjs', import.meta.url).href
const { clearForBuild, keepEditions } = (await import(file)) as Editions

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roomtone-editions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const assets = () => readdirSync(join(folder, 'assets')).sort()
const longAgo = new Date(Date.now() - 3_600_000)

/** Each file with its compressed copies, dated an hour before the next build. */
function build(...names: string[]): Set<string> {
  const before = clearForBuild(folder)
  write('index.html')
  for (const name of names) write(`assets/${name}`)
  const newest = keepEditions(folder, before)
  for (const name of newest) write(`assets/${name}.br`)
  for (const name of assets()) utimesSync(join(folder, 'assets', name), longAgo, longAgo)
  return newest
}

function write(path: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, path), path)
}

test('the files of three earlier editions stay, with what was compressed of them', () => {
  for (const edition of [1, 2, 3, 4]) build('same.js', `page-${edition}.js`)
  const all = ['same.js', ...[1, 2, 3, 4].map((edition) => `page-${edition}.js`)]
  expect(assets()).toEqual(all.flatMap((name) => [name, `${name}.br`]).sort())
  expect(build('same.js', 'page-5.js')).toEqual(new Set(['same.js', 'page-5.js']))
  expect(assets()).not.toContain('page-1.js')
  expect(assets()).not.toContain('page-1.js.br')
  expect(assets()).toContain('page-2.js.br')
  expect(assets()).toContain('same.js')
})

test('what is not named after its content is of the newest edition alone', () => {
  build('page-1.js')
  write('announcement.js')
  build('page-2.js')
  expect(readdirSync(folder).sort()).toEqual(['.vite', 'assets', 'index.html'])
})

test('files that nobody listed are those of the edition before', () => {
  for (const name of ['old.js', 'old.js.gz']) {
    write(`assets/${name}`)
    utimesSync(join(folder, 'assets', name), longAgo, longAgo)
  }
  expect(build('new.js')).toEqual(new Set(['new.js']))
  expect(assets()).toEqual(['new.js', 'new.js.br', 'old.js', 'old.js.gz'])
  for (const edition of [1, 2, 3]) build(`page-${edition}.js`)
  expect(assets()).not.toContain('old.js')
})
