import { editDistance } from '@roomtone/domain/text/likeness'
import { othersFor, stemOf } from './words-of.ts'

/** The articles' words that a typed word may mean, each with its likelihood. */
export type Meant = Map<string, number>

const OTHERWISE_SAID = 0.9
const BEGUN = 0.7
const MISTYPED = 0.5

/** The articles' words, each with its stem. */
type Vocabulary = Map<string, string>

/**
 * The word itself in any of its forms, its synonyms, and words that begin with it. Only without any of these
 * is it treated as a typo: `insurnce` is insurance, and so is `insurnc` on the way there.
 */
export function meantBy(typed: string, vocabulary: Vocabulary): Meant {
  const stem = stemOf(typed)
  const others = othersFor(stem)
  const meant: Meant = new Map()
  for (const [word, itsStem] of vocabulary) {
    if (itsStem === stem) meant.set(word, 1)
    else if (others.includes(itsStem)) meant.set(word, OTHERWISE_SAID)
    else if (word.startsWith(typed)) meant.set(word, BEGUN)
  }
  return meant.size > 0 ? meant : mistypedAs(typed, [...vocabulary.keys()])
}

function mistypedAs(typed: string, words: string[]): Meant {
  const slips = words.map((word) => slipsBetween(typed, word))
  const fewest = Math.min(...slips)
  if (fewest > allowedSlips(typed)) return new Map()
  return new Map(words.filter((_, index) => slips[index] === fewest).map((word) => [word, MISTYPED]))
}

function allowedSlips({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** Compared with the whole word, or with its beginning when enough has been typed to tell. */
function slipsBetween(typed: string, word: string): number {
  const allowed = allowedSlips(typed)
  if (typed.length - word.length > allowed) return Number.POSITIVE_INFINITY
  const whole = word.length - typed.length > allowed ? Number.POSITIVE_INFINITY : editDistance(typed, word)
  const begun = typed.length < 5 ? whole : editDistance(typed, word.slice(0, typed.length))
  return Math.min(whole, begun)
}
