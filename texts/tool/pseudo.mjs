import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { PRODUCT } from './folder.mjs'
import { isNote } from './module.mjs'

/** What our fonts have: letters of another font would be wider than any language is. */
const ACCENTED = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', u: 'ü', y: 'ý' }
/** Tags, and the name that is the same in every language. */
const KEPT = new RegExp(`(<[^>]*>|${PRODUCT})`, 'g')

/** Every text of a feature, in no language. */
export function pseudoTexts(value) {
  if (typeof value === 'string') return pseudoMessage(value)
  if (Array.isArray(value)) return value.map(pseudoTexts)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (isNote(key) ? [] : [[key, pseudoTexts(inner)]])),
  )
}

/** A message whose own words are accented, a third longer and in brackets, and whose values stay as they are. */
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
