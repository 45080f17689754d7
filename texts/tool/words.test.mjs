import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { flatten } from './check.mjs'
import { readTexts } from './folder.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The rows of the table: pattern, why, what to say. */
const banned = readFileSync(join(ROOT, 'docs/words.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `(.+)` \|/.exec(line)?.[1] ?? [])
  .map((pattern) => new RegExp(pattern.replaceAll('\\|', '|')))

/** The specification's own words, and texts about words. */
const ALLOWED = [/every night|tonight|per night/, /Nightly/, /\d+-\d+ nights/]

const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** The strings of a source that a person may read, without names of modules, codes and comments. */
function stringsOf(source) {
  const code = withoutComments(source).replace(/^import .*$/gm, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .filter((text) => /\s/.test(text))
}

function filesUnder(folder, accept) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => accept(`${folder}/${name}`))
    .map((name) => `${folder}/${name}`)
}

const isMail = (path) => /\/mails\/[^/]*\.ts$/.test(path) && !path.endsWith('.test.ts')
const isTexts = (path) => path.endsWith('.texts.ts')
const isProse = (path) =>
  /\/site\/(?:help\/articles|legal|figures)\/[^/]*\.ts$/.test(path) && !path.endsWith('.test.ts')

function everything() {
  const catalogs = [...readTexts('en')].flatMap(([feature, texts]) =>
    flatten(texts, feature).map(({ way, text }) => ({ where: way, text })),
  )
  const sources = [
    ...filesUnder('web/src', (path) => isTexts(path) || isProse(path)),
    ...filesUnder('server/src/features', (path) => isMail(path) || isTexts(path)),
  ]
  const inSources = sources.flatMap((path) =>
    stringsOf(readFileSync(join(ROOT, path), 'utf8')).map((text) => ({ where: path, text })),
  )
  return [...catalogs, ...inSources]
}

/** The specification writes these with a straight apostrophe, and its texts stay to the letter. */
const STRAIGHT = [
  "You don't have permission to access this page.",
  "You've successfully signed in.",
  "You won't be charged until the host accepts",
  "Your request has been sent to the host. You'll receive access details once approved.",
  "You don't have any messages",
  "You don't have any reservations",
  "Respecting property owners' privacy and boundaries",
]

it('writes curly apostrophes and quotes', () => {
  const texts = [...readTexts('en')].flatMap(([feature, one]) => flatten(one, feature))
  const straight = texts.filter(({ text }) => /\p{L}'|"/u.test(text) && !STRAIGHT.includes(text))
  expect(straight.map(({ way, text }) => `${way}: ${text}`)).toEqual([])
})

it('uses none of the words that we do not use', () => {
  expect(banned.length).toBeGreaterThan(10)
  const found = everything().flatMap(({ where, text }) => {
    const pattern = banned.find((one) => one.test(text))
    return pattern && !ALLOWED.some((one) => one.test(text))
      ? [`${where}: “${text}” (${pattern.source})`]
      : []
  })
  expect(found).toEqual([])
})

/**
 * Places where the name is part of a dated and hashed document or of a seal, or speaks to the operator on a
 * terminal.
 */
const NAMED = [
  /^domain\/src\/(?:compliance|pack)\//,
  /^server\/src\/features\/compliance\/.*texts\.ts$/,
  /^server\/src\/platform\/(?:db|documents|feeds|mail|passwords|identity)\//,
  /^server\/src\/(?:open-roomtone|features\/site\/demo-accounts)\.ts$/,
  /^contract\/src\//,
]

it('takes the name of the marketplace from one place', () => {
  const inCatalogs = ['en', 'es', 'fr', 'de'].flatMap((language) =>
    [...readTexts(language)].filter(([, texts]) => JSON.stringify(texts).includes('Roomtone')),
  )
  expect(inCatalogs.map(([feature]) => feature)).toEqual([])
  const inCode = ['domain/src', 'contract/src', 'server/src', 'web/src'].flatMap((folder) =>
    filesUnder(folder, (path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|\/demo\//.test(path)),
  )
  const named = inCode.filter((path) =>
    withoutComments(readFileSync(join(ROOT, path), 'utf8'))
      .split('\n')
      .some((line) => /['`>][^'`]*\bRoomtone\b/.test(line)),
  )
  expect(named.filter((path) => !NAMED.some((where) => where.test(path)))).toEqual([])
})
