import { neededText } from './needed-text.ts'

/** Shorter strings are in too many texts to save any work. Of longer ones, the beginning is enough. */
const SHORTEST = 3
const LONGEST = 6
/** A message is read in a few ways, and each reading is asked about by every pattern. */
const READINGS = 20

/** What may follow, letter by letter, and the patterns that need what was read up to here. */
type Step = { next: Map<number, Step>; patterns: number[] }

const newStep = (): Step => ({ next: new Map(), patterns: [] })

type Learned = { number: number; strings: string[] }
/** Null: the pattern has to be tried on every text. */
const learned = new Map<RegExp, Learned | null>()
const needed = newStep()
let count = 0

/** Which of the first `known` patterns may find something in a text. */
type Judged = { known: number; likely: Set<number> }
const judged = new Map<string, Judged>()

/**
 * False: the pattern finds nothing there. Hundreds of patterns are asked about every message, and nearly all of them
 * need a word that the message does not have. One pass that looks up all these words saves over nine tenths of the tries.
 */
export function isLikely(text: string, pattern: RegExp): boolean {
  const known = learned.get(pattern)
  const { number, strings } = (known === undefined ? learn(pattern) : known) ?? {}
  if (number === undefined) return true
  const judgment = judged.get(text) ?? judge(text)
  if (number < judgment.known) return judgment.likely.has(number)
  return strings?.some((one) => text.includes(one)) ?? true
}

function judge(text: string): Judged {
  if (judged.size >= READINGS) judged.clear()
  const judgment = { known: count, likely: likelyIn(text) }
  judged.set(text, judgment)
  return judgment
}

function likelyIn(text: string): Set<number> {
  const likely = new Set<number>()
  for (let start = 0; start < text.length; start++) {
    let step: Step | undefined = needed
    for (let at = start; step && at <= text.length; at++) {
      for (const number of step.patterns) likely.add(number)
      step = step.next.get(text.charCodeAt(at))
    }
  }
  return likely
}

function learn(pattern: RegExp): Learned | null {
  const strings = [...new Set(neededText(pattern)?.map((whole) => whole.slice(0, LONGEST)))]
  const isTelling = strings.length > 0 && strings.every(({ length }) => length >= SHORTEST)
  const found = isTelling ? { number: count++, strings } : null
  learned.set(pattern, found)
  for (const one of found?.strings ?? []) add(one, count - 1)
  return found
}

function add(string: string, number: number): void {
  let step = needed
  for (let at = 0; at < string.length; at++) {
    const code = string.charCodeAt(at)
    const next = step.next.get(code) ?? newStep()
    step.next.set(code, next)
    step = next
  }
  step.patterns.push(number)
}
