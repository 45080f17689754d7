import { readMessage } from './message.mjs'
import { entriesOf, isNote } from './module.mjs'

/**
 * Every text of a feature by its path, such as `venue.facts.size`, with the note for translators: its own, or
 * that of its group.
 */
export function flatten(texts, feature, found = [], around = null) {
  for (const [key, value] of entriesOf(texts)) {
    const way = `${feature}.${key}`
    const note = texts[`@${key}`] ?? around
    if (typeof value === 'string') found.push({ way, text: value, note })
    else flatten(value, way, found, note)
  }
  return found
}

/**
 * The problems of a language compared with English, one sentence each. `same` lists texts that may be the
 * same in both.
 */
export function findProblems({ language, locale, english, texts, same }) {
  const [own, theirs] = [byWay(english), byWay(texts)]
  const problems = []
  for (const [way, { text }] of own) {
    const translation = theirs.get(way)
    if (translation === undefined) problems.push(`${way} is missing`)
    else
      problems.push(...compare(way, text, translation.text, { locale, isEnglish: language === 'en', same }))
  }
  for (const way of theirs.keys()) if (!own.has(way)) problems.push(`${way} is not in English`)
  problems.push(...strayNotes(texts))
  return problems.map((problem) => `${language}: ${problem}`)
}

function byWay(features) {
  const all = [...features].flatMap(([feature, texts]) => flatten(texts, feature))
  return new Map(all.map((one) => [one.way, one]))
}

function compare(way, english, text, { locale, isEnglish, same }) {
  let [own, other] = [null, null]
  try {
    own = readMessage(english)
    other = readMessage(text)
  } catch (error) {
    return [`${way} cannot be read: ${error.message}`]
  }
  const problems = []
  for (const [name, { kind }] of own.parameters) {
    const there = other.parameters.get(name)
    if (!there) problems.push(`${way} says nothing of {${name}}`)
    else if (kind === 'choice' && there.kind !== 'choice')
      problems.push(`${way} does not choose by {${name}}`)
  }
  for (const name of other.parameters.keys())
    if (!own.parameters.has(name)) problems.push(`${way} asks for {${name}}, which English has not`)
  problems.push(...missingForms(other.parts, locale).map((forms) => `${way} lacks the plural ${forms}`))
  if (!isEnglish && text === english && hasWords(own) && !same.has(text))
    problems.push(`${way} is still English: ${text}`)
  return problems
}

/** Plural forms that the language has and the text lacks: the words for `other` would be wrong there. */
function missingForms(parts, locale) {
  return parts.flatMap((part) => {
    if (!part.cases) return []
    const inner = [...part.cases.values()].flatMap((inside) => missingForms(inside, locale))
    if (part.kind !== 'plural') return inner
    const type = part.isOrdinal ? 'ordinal' : 'cardinal'
    const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions()
    // A form for millions and for fractions, which nothing here counts, may be left out.
    const needed = samples(locale, type)
    const missing = pluralCategories.filter((form) => needed.has(form) && !part.cases.has(form))
    return missing.length > 0 ? [...inner, missing.join(', ')] : inner
  })
}

function samples(locale, type) {
  const rules = new Intl.PluralRules(locale, { type })
  return new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
}

function hasWords({ parts }) {
  return parts.some(({ kind, words, cases }) =>
    kind === 'words'
      ? /\p{L}{2}/u.test(words)
      : cases && [...cases.values()].some((inside) => hasWords({ parts: inside })),
  )
}

function strayNotes(features) {
  return [...features].flatMap(([feature, texts]) => strayIn(texts, feature))
}

function strayIn(texts, way) {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (isNote(key)) return key.slice(1) in texts ? [] : [`${way}.${key} is a note about nothing`]
    return typeof value === 'string' ? [] : strayIn(value, `${way}.${key}`)
  })
}
