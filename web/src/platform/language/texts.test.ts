import { describe, expect, it } from 'vitest'
import { readSame } from '../../../../texts/tool/folder.mjs'

const same = { es: readSame('es'), fr: readSame('fr') }

type Module = Record<string, unknown>

const english = import.meta.glob<Module>('../../**/*.texts.ts', { eager: true })
const translations = {
  es: import.meta.glob<Module>('../../**/*.texts.es.ts', { eager: true }),
  fr: import.meta.glob<Module>('../../**/*.texts.fr.ts', { eager: true }),
}
type Language = keyof typeof translations

const LANGUAGES: Language[] = ['es', 'fr']
/** These speak of the language itself, or hand on what they are given. */
const NO_WORDS = /\/(language|clock|amount-marks|said|said-error|said-reply|said-sentence|told)\.texts\.ts$/
/** Their arguments are codes, which another language says in words of its own. */
const OF_CODES = /((bookingWords|checkoutTexts\.\w+)\.length|summary\.bar|heading\.(onSet|arriving))$/
const BROKEN = /undefined|NaN|\[object|\$\{|null/

const siblingOf = (path: string, language: Language) => path.replace(/\.ts$/, `.${language}.ts`)

/** Every difference between two texts, by the way that leads to it. */
function compare(language: Language, one: unknown, other: unknown, way: string): string[] {
  if (typeof one === 'string') return compareWords(language, one, other, way)
  if (typeof one === 'function') return compareFunctions(language, one, other, way)
  if (typeof one !== 'object' || one === null) return Object.is(one, other) ? [] : [`${way}: not the same`]
  if (typeof other !== 'object' || other === null) return [`${way}: missing`]
  const [mine, theirs] = [Object.keys(one), Object.keys(other)]
  return [
    ...mine.filter((key) => !theirs.includes(key)).map((key) => `${way}.${key}: missing`),
    ...theirs.filter((key) => !mine.includes(key)).map((key) => `${way}.${key}: not in English`),
    ...mine
      .filter((key) => theirs.includes(key))
      .flatMap((key) => compare(language, (one as Module)[key], (other as Module)[key], `${way}.${key}`)),
  ]
}

function compareWords(language: Language, one: string, other: unknown, way: string): string[] {
  if (typeof other !== 'string') return [`${way}: missing`]
  if (one.trim() !== '' && other.trim() === '') return [`${way}: empty`]
  if (one !== other) return []
  // Codes, addresses, hashes, units and samples without a word around them are no words.
  const bare = one
    .replace(/Ada|Bel|Cyd|Dov|Thing|«\w+»|\bmin\b|SHA-256|\b[0-9a-f]{4}\b/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isWord = /\p{L}{2}/u.test(bare) && !/^(\/|#|\?|https?:|[a-z]+(_[a-z]+)*$)/.test(one)
  const isShared = same[language].has(one) || same[language].has(bare)
  return isWord && !isShared ? [`${way}: still English: ${one}`] : []
}

/** `field` of whatever is asked for, so that a function may take its argument apart. */
const anything = new Proxy(
  {},
  {
    get: (_, key) =>
      typeof key === 'symbol' ? (key === Symbol.toPrimitive ? () => 'Thing' : undefined) : `«${key}»`,
  },
)
const SAMPLES: unknown[][] = [
  [1, 1, 1, 1],
  [3, 4, 5, 6],
  ['Ada', 'Bel', 'Cyd', 'Dov'],
  ['Ada', 3, 4, 5],
  [3, 'Bel', 'Cyd', 'Dov'],
  [anything, anything, anything, anything],
]

type Speaker = (...args: unknown[]) => unknown

function compareFunctions(language: Language, one: unknown, other: unknown, way: string): string[] {
  if (typeof other !== 'function') return [`${way}: missing`]
  const problems = SAMPLES.flatMap((sample) => {
    const said = attempt(one as Speaker, sample)
    // Not every function takes every argument; English decides which ones make sense.
    if (said === null || BROKEN.test(said)) return []
    const translated = attempt(other as Speaker, sample)
    if (translated === null || BROKEN.test(translated)) return [`${way}: broken: ${translated}`]
    const lost = sample.filter(
      (value) => typeof value === 'string' && said.includes(value) && !translated.includes(value),
    )
    if (lost.length > 0 && !OF_CODES.test(way))
      return [`${way}: forgets ${lost.join(', ')} in “${translated}”`]
    return compareWords(language, said, translated, way)
  })
  return problems.slice(0, 1)
}

function attempt(speak: Speaker, sample: unknown[]): string | null {
  try {
    const said = speak(...sample)
    return typeof said === 'string' ? said : null
  } catch {
    return null
  }
}

describe('the texts', () => {
  it('are found', () => {
    expect(Object.keys(english).length).toBeGreaterThan(20)
  })

  for (const language of LANGUAGES) {
    it(`are all there in ${language}`, () => {
      const missing = Object.keys(english).filter(
        (path) => !translations[language][siblingOf(path, language)],
      )
      expect(missing).toEqual([])
    })

    it(`say the same in ${language}, in other words`, () => {
      const problems = Object.entries(english)
        .filter(([path]) => !NO_WORDS.test(path))
        .flatMap(([path, module]) =>
          compare(
            language,
            module,
            translations[language][siblingOf(path, language)] ?? {},
            path.split('/').at(-1) ?? '',
          ),
        )
      expect(problems).toEqual([])
    })

    it(`have no translation in ${language} of something that is gone`, () => {
      const sources = Object.keys(english).map((path) => siblingOf(path, language))
      expect(Object.keys(translations[language]).filter((path) => !sources.includes(path))).toEqual([])
    })
  }
})
