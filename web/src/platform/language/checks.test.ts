import { checks } from '@roomtone/texts/checks'
import { expect, it } from 'vitest'
import { type Literal, literalsOf, namesAround, sourceFiles } from './find-sentences.fixture.ts'
import { inContract } from './spoken.fixture.ts'

const words: Record<string, unknown> = checks
const literals = ['contract/src', 'domain/src', 'server/src', 'web/src']
  .flatMap((folder) => sourceFiles(folder, (path) => !/\/language\/|\.texts\./.test(path)))
  .flatMap(literalsOf)
const checked = literals.filter((one) => namesAround(one).at(-1) === 'check()')

/** What its words need: the limit that was exceeded, or the one word that is accepted. */
function askedBy(code: string): string | null {
  const say = words[code]
  return typeof say === 'function' ? (/\{ (\w+) \}/.exec(String(say))?.[1] ?? null) : null
}

/** What the schema provides there: zod knows the limit of `.max()`, and a refinement names its own. */
function isTold(one: Literal, value: string): boolean {
  const names = namesAround(one)
  const params = one.around
    .flatMap(({ properties }) => (properties as { key?: { name?: string } }[] | undefined) ?? [])
    .some(({ key }) => key?.name === 'params')
  if (params) return true
  if (value === 'max') return /^(max|line)\(\)$/.test(names.at(-2) ?? '')
  return value === 'min' ? names.at(-2) === 'min()' : names.includes('literal()')
}

it('finds the checks', () => {
  expect(checked.length).toBeGreaterThan(150)
  expect(askedBy('title_too_long')).toBe('max')
  expect(askedBy('email_invalid')).toBeNull()
})

it('gives each check the value that its words ask for', () => {
  const untold = checked.filter((one) => {
    const value = askedBy(one.text)
    return value !== null && !isTold(one, value)
  })
  expect(untold.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([])
})

it('keeps no words for checks that nobody makes', () => {
  const used = new Set(literals.map(({ text }) => text))
  expect(Object.keys(words).filter((code) => !used.has(code))).toEqual([])
})

it('leaves no sentence in the contract: a schema names a check', () => {
  const found = inContract()
  expect(found.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([])
})
