import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { PRODUCT } from './folder.mjs'
import { isNote } from './module.mjs'

/** Characters that our fonts have: others would be wider than in any real language. */
const ACCENTED = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', u: 'ü', y: 'ý' }
/** Tags, and the product's name, which is the same in every language. */
const KEPT = new RegExp(`(<[^>]*>|${PRODUCT})`, 'g')

/** Every text of a feature in a pseudo-language. */
export function pseudoTexts(value) {
  if (typeof value === 'string') return pseudoMessage(value)
  if (Array.isArray(value)) return value.map(pseudoTexts)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (isNote(key) ? [] : [[key, pseudoTexts(inner)]])),
  )
}

/** Accents a message's own words, makes them a third longer and adds brackets; its values stay unchanged. */
export function pseudoMessage(message) {
  const text = message.replaceAll('{product}', PRODUCT).replace(/\{(\w+), list\}/g, '{$1, number, list}')
  const places = literalsOf(parse(text, { ignoreTag: true, captureLocation: true }))
  return places.reduceRight(
    (done, [from, to]) => done.slice(0, from) + pseudoWords(done.slice(from, to)) + done.slice(to),
    text,
  )
}

function literalsOf(elements) {
  return elements.flatMap(({ type, location, options }) => {
    if (type === TYPE.literal) return [[location.start.offset, location.end.offset]]
    return Object.values(options ?? {}).flatMap(({ value }) => literalsOf(value))
  })
}

function pseudoWords(words) {
  if (!/\p{L}/u.test(words.replaceAll(/<[^>]*>/g, ''))) return words
  const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(words)
  const accented = inner
    .split(KEPT)
    .map((part, place) => (place % 2 ? part : part.replace(/[aceinouy]/gi, accent)))
    .join('')
  return `${before}⟦${accented}⟧${after}`
}

/** Vowels twice: about as much longer as German is. */
function accent(letter) {
  const small = ACCENTED[letter.toLowerCase()]
  const accented = letter === letter.toLowerCase() ? small : small.toUpperCase()
  return /[aeiou]/i.test(letter) ? accented + small : accented
}
