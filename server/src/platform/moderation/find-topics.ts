import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { isALine, isPlayed } from './fiction.ts'
import { type Found, matchesIn } from './found.ts'
import { type Reading, spanOf, wordReadings } from './normalise.ts'

/**
 * What a sentence is about, told by words that are close together in any order: somebody forges, and papers
 * are forged. The first list is the rarest; the others are looked for around it.
 */
export type Topic = {
  kind: FlagKind
  first: RegExp
  others: RegExp[]
  /** Said in the same breath, these words mean that nothing is wrong. */
  unless: RegExp | null
  /** How many characters to either side are read. */
  within: number
  /** Whether the sentences before and after count too. */
  isAcross: boolean
}

type Options = Partial<Pick<Topic, 'unless' | 'within' | 'isAcross'>>

export function topic(kind: FlagKind, lists: readonly string[], options: Options = {}): Topic {
  const [first = '', ...others] = lists
  return {
    kind,
    first: new RegExp(first, 'g'),
    others: others.map((list) => new RegExp(list)),
    unless: null,
    within: 70,
    isAcross: false,
    ...options,
  }
}

/** What the topics say about a text. The work is a fixed amount for each place of a first word. */
export function findTopics(reading: Reading, topics: readonly Topic[]): Found[] {
  return wordReadings(reading).flatMap((one) => topics.flatMap((each) => foundBy(each, one)))
}

function foundBy(each: Topic, reading: Reading): Found[] {
  const { text } = reading
  return matchesIn(text, each.first).flatMap((match): Found[] => {
    const start = match.index
    const end = start + match[0].length
    const before = beforeOf(text, start, each)
    const after = afterOf(text, end, each)
    if (each.unless?.test(`${before}${match[0]}${after}`)) return []
    const places = each.others.map((other) => placeOf(other, before, start, after, end))
    if (places.includes(null)) return []
    if (isALine(text, start) || isPlayed(text, start, end)) return []
    const known = places.filter((place) => place !== null)
    const from = Math.min(start, ...known.map((place) => place.from))
    const to = Math.max(end, ...known.map((place) => place.to))
    return [{ kind: each.kind, ...spanOf(reading, from, to) }]
  })
}

function placeOf(pattern: RegExp, before: string, start: number, after: string, end: number) {
  const earlier = pattern.exec(before)
  if (earlier) {
    const from = start - before.length + earlier.index
    return { from, to: from + earlier[0].length }
  }
  const later = pattern.exec(after)
  return later && { from: end + later.index, to: end + later.index + later[0].length }
}

const SENTENCE_END = /[.!?\n]/

function beforeOf(text: string, start: number, { within, isAcross }: Topic): string {
  const before = text.slice(Math.max(0, start - within), start)
  return isAcross ? before : (before.split(SENTENCE_END).at(-1) ?? '')
}

function afterOf(text: string, end: number, { within, isAcross }: Topic): string {
  const after = text.slice(end, end + within)
  return isAcross ? after : (after.split(SENTENCE_END).at(0) ?? '')
}
