import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findProblems } from './check.mjs'
import { fromPo, toPo } from './exchange.mjs'
import { readLanguages, readSame, readTexts, TEXTS } from './folder.mjs'
import { findUnused, readSources } from './unused.mjs'

const languages = Object.entries(readLanguages())
const english = readTexts('en')

it.each(languages)('says everything in %s', (language, { locale }) => {
  const problems = findProblems({
    language,
    locale,
    english,
    texts: readTexts(language),
    same: readSame(language),
  })
  expect(problems).toEqual([])
})

it('breaks no line before a mark that French writes with a space, nor before a percent or currency sign', () => {
  const breaking = { es: /[\d}] %/, fr: /« | [»?!;:%$]/, de: /[\d}] %|[\w}] \$/ }
  for (const [language, pattern] of Object.entries(breaking))
    expect(wordsIn(readTexts(language)).filter((words) => pattern.test(words))).toEqual([])
})

it.each(languages)('begins weeks as calendars do in %s', (_, { locale, firstWeekday }) => {
  const known = new Intl.Locale(locale)
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo
  expect(firstWeekday).toBe(firstDay % 7)
})

it('says every text somewhere', () => {
  expect(findUnused(english, readSources(join(TEXTS, '..')))).toEqual([])
})

it.each(languages)('goes to a translator and returns byte for byte: %s', (language) => {
  const texts = readTexts(language)
  expect(texts.size).toBe(english.size)
  expect(texts.size).toBeGreaterThan(60)
  const back = fromPo({ po: toPo({ language, english, texts }), english })
  for (const [feature, own] of texts) {
    const written = readFileSync(join(TEXTS, language, `${feature}.json`), 'utf8')
    expect(written, feature).toBe(`${JSON.stringify(own, null, 2)}\n`)
    if (language !== 'en') expect(`${JSON.stringify(back.get(feature), null, 2)}\n`, feature).toBe(written)
  }
})

/** Everything but the notes to translators. */
function wordsIn(texts) {
  if (typeof texts === 'string') return [texts]
  const own = texts instanceof Map ? [...texts] : Object.entries(texts)
  return own.flatMap(([key, value]) => (key.startsWith('@') ? [] : wordsIn(value)))
}
