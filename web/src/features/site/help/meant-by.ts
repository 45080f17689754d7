import { editDistance } from '@roomtone/domain/text/likeness'
import { stemOf } from './words-of.ts'

/** The words of the articles that a typed word may mean, each with how likely that is. */
export type Meant = Map<string, number>

const BEGUN = 0.7
const MISTYPED = 0.5

/**
 * The word itself in any of its forms, and words that begin with it. Only where there are none is it taken for
 * a slip of the finger: `insurnce` is insurance, and so is `insurnc` on the way there.
 */
export function meantBy(typed: string, vocabulary: Iterable<string>): Meant {
  const words = [...vocabulary]
  const stem = stemOf(typed)
  const meant: Meant = new Map()
  for (const word of words) {
    if (word === typed || stemOf(word) === stem) meant.set(word, 1)
    else if (word.startsWith(typed)) meant.set(word, BEGUN)
  }
  if (meant.size > 0) return meant
  const slips = words.map((word) => ({ word, slips: slipsBetween(typed, word) }))
  const fewest = Math.min(...slips.map((found) => found.slips))
  if (fewest <= allowedSlips(typed))
    for (const found of slips) if (found.slips === fewest) meant.set(found.word, MISTYPED)
  return meant
}

function allowedSlips({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** To the whole word, or to a beginning of it when enough has been typed to tell. */
function slipsBetween(typed: string, word: string): number {
  const allowed = allowedSlips(typed)
  if (typed.length - word.length > allowed) return Number.POSITIVE_INFINITY
  if (word.length - typed.length <= allowed) return editDistance(typed, word)
  return typed.length < 5 ? Number.POSITIVE_INFINITY : editDistance(typed, word.slice(0, typed.length))
}
