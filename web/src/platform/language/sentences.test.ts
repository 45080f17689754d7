import { labels as labelsEs } from '@roomtone/contract/language/es/labels'
import { mails as mailsEs } from '@roomtone/contract/language/es/mails'
import { sentences as sentencesEs } from '@roomtone/contract/language/es/sentences'
import { labels as labelsFr } from '@roomtone/contract/language/fr/labels'
import { mails as mailsFr } from '@roomtone/contract/language/fr/mails'
import { sentences as sentencesFr } from '@roomtone/contract/language/fr/sentences'
import { describe, expect, it } from 'vitest'
import type { Literal } from './find-sentences.fixture.ts'
import { findLabels, findMailWords, findSentences } from './sentences.fixture.ts'

const PAGE = { es: { ...labelsEs, ...sentencesEs }, fr: { ...labelsFr, ...sentencesFr } }
const MAIL = { es: { ...PAGE.es, ...mailsEs }, fr: { ...PAGE.fr, ...mailsFr } }

/** Names, and addresses with a value in them. */
const NOT_SAID =
  /^(Visa|Mastercard|American Express|Discover|Diners Club|JCB|UnionPay|UTC|Trial: \{1\}|\{\d\}\/[\w/?=&{}-]*)$/

/** What has no translation, as `file:line: sentence`. */
function untold(found: Literal[], catalogue: Record<string, string>): string[] {
  const missing = found.filter(({ text }) => !NOT_SAID.test(text) && catalogue[text] === undefined)
  return [...new Set(missing.map(({ path, line, text }) => `${path}:${line}: ${text}`))]
}

describe('what is worded outside of the pages', () => {
  const labels = findLabels()
  const sentences = findSentences()
  const mails = findMailWords()

  it('is found', () => {
    expect(labels.length).toBeGreaterThan(60)
    expect(sentences.length).toBeGreaterThan(20)
  })

  for (const language of ['es', 'fr'] as const) {
    it(`has a translation in ${language}: labels of the domain`, () => {
      expect(untold(labels, PAGE[language])).toEqual([])
    })

    it(`has a translation in ${language}: checks and refusals`, () => {
      expect(untold(sentences, PAGE[language])).toEqual([])
    })

    it(`has a translation in ${language}: mails`, () => {
      expect(untold(mails, MAIL[language])).toEqual([])
    })

    it(`keeps every value of a sentence in ${language}`, () => {
      const valuesOf = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort().join()
      const lost = Object.entries(MAIL[language]).filter(([one, other]) => valuesOf(one) !== valuesOf(other))
      expect(lost).toEqual([])
      expect(Object.entries(MAIL[language]).filter(([, other]) => other.trim() === '')).toEqual([])
    })
  }
})
