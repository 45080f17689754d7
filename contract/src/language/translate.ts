import { sayValue } from './say-value.ts'

/** English sentence, with `{1}` where a value stands, to its translation. */
export type Catalogue = Readonly<Record<string, string>>
export type Translate = (sentence: string) => string

type Template = { literals: string[]; letters: number; length: number; translation: string }

/** Between the members of a list, but not inside `Sat, Nov 21, 9:00 AM`. */
const BETWEEN = /; |, and | and |, (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d)/

/** Values inside values inside values is as deep as any sentence of ours goes. */
const DEEPEST = 3
const LONGEST = 4000
/** Below this many letters a template could be anybody's words, so only figures and single words may fill it. */
const ENOUGH_LETTERS = 7

/**
 * Says a sentence that was made in English elsewhere: by the contract, by the server, by a mail. What the catalogues
 * do not know, such as what people wrote themselves, comes back as it is.
 */
export function createTranslate(locale: string, and: string, ...catalogues: Catalogue[]): Translate {
  const exact = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)))
  let templates: Template[] | undefined

  const say = (sentence: string, depth: number): string | null => {
    const known = exact.get(sentence)
    if (known !== undefined) return known
    if (depth > DEEPEST || sentence.length > LONGEST) return null
    templates ??= templatesOf(exact)
    for (const { literals, letters, translation } of templates) {
      const values = match(sentence, literals)
      if (values && (letters >= ENOUGH_LETTERS || values.every(isPlain)))
        return fill(translation, values, (value) => sayPart(value, depth + 1))
    }
    return null
  }
  const isPlain = (value: string) => !value.includes(' ') || sayValue(locale, value) !== null
  const sayPart = (value: string, depth: number): string =>
    exact.get(value) ??
    sayValue(locale, value) ??
    say(value, depth) ??
    sayList(value) ??
    saySentences(value, depth) ??
    value
  const sayList = (value: string): string | null => {
    const parts = value.split(BETWEEN)
    if (parts.length < 2) return null
    const said = parts.map((part) => exact.get(part) ?? sayValue(locale, part) ?? keep(part))
    if (said.includes(null)) return null
    const last = / and /.test(value) ? ` ${and} ${said.pop()}` : ''
    return said.join(value.includes('; ') ? '; ' : ', ') + last
  }
  /** What `keepingOwn` has put in the place of somebody's own words. */
  const keep = (part: string) => (part.startsWith('\u2068') ? part : null)
  /** Several sentences of ours in a row; one that is not ours leaves them all alone. */
  const saySentences = (value: string, depth: number): string | null => {
    const parts = value.split(/(?<=[.!?]) (?=[\p{Lu}$\u2068])/u)
    if (parts.length < 2) return null
    const said = parts.map((part) => say(part, depth) ?? keep(part))
    return said.every((part) => part !== null) ? said.join(' ') : null
  }
  return (sentence) => (/[a-z$\d]/i.test(sentence) ? sayPart(sentence, 0) : sentence)
}

/** The most letters first: they say which sentence this is. Among equals the longer one, which has its full stop too. */
function templatesOf(entries: Map<string, string>): Template[] {
  return [...entries]
    .filter(([english]) => english.includes('{1}'))
    .map(([english, translation]) => {
      const literals = english.split(/\{\d\}/)
      const ours = literals.join('')
      const letters = ours.replace(/[^\p{L}]/gu, '').length
      return { literals, letters, length: ours.length, translation }
    })
    .sort((one, other) => other.letters - one.letters || other.length - one.length)
}

/** What stands at the placeholders; null: another sentence. Reads from left to right and never turns back. */
function match(sentence: string, literals: string[]): string[] | null {
  const first = literals[0] ?? ''
  const last = literals.at(-1) ?? ''
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return null
  const end = sentence.length - last.length
  const values: string[] = []
  let from = first.length
  for (const literal of literals.slice(1, -1)) {
    const at = sentence.indexOf(literal, from + 1)
    if (at < 0) return null
    values.push(sentence.slice(from, at))
    from = at + literal.length
  }
  if (from >= end) return null
  return [...values, sentence.slice(from, end)]
}

function fill(translation: string, values: string[], say: (value: string) => string): string {
  return translation.replace(/\{(\d)\}/g, (_, place: string) => say(values[Number(place) - 1] ?? ''))
}
