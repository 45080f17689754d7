import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { findAbusiveWords } from './abusive-words.ts'
import { type Found, findAll, foundAt, matchesIn } from './found.ts'
import { FICTION, HATE, ILLEGAL, SOLICITATION, THREATS } from './harm-patterns.ts'
import { type Reading, spanOf, wordReadings } from './normalise.ts'

const SETS: [FlagKind, RegExp[]][] = [
  ['threat', THREATS],
  ['hate', HATE],
  ['solicitation', SOLICITATION],
  ['illegal', ILLEGAL],
]
/** Said to somebody: "you are a …", "you stupid …", "… you". */
const AIMED_BEFORE =
  /\b(?:you|u|you'?re|ur|such an?|what an?)(?: (?:are|r|is|a|an|the|all|such|just|nothing|but|little|stupid|dumb|fucking|goddamn|lying|cheap|useless|ugly|fat|old|real|total|complete|piece|of|absolute|pathetic|worthless|disgusting|miserable|rotten|filthy|dirty|sick|greedy|cheating)){0,5} ?$/
const AIMED_AFTER =
  /^(?:\w{0,3} )?(?:off\b(?! the (?:light|top))|you\b(?! (?:know|see|should|can|have|could))|u\b|yourself|your (?:mother|mom|face|family))/

/** Threats, hate, solicitation and requests against the law. */
export function findHarm(reading: Reading): Found[] {
  return wordReadings(reading).flatMap((one) => {
    const meant = [...patterns(one), ...glued(one)]
    return [
      ...meant,
      ...words(one).filter((word) => !meant.some(({ from, to }) => word.from < to && from < word.to)),
    ]
  })
}

/** What is left when whole sentences were written letter by letter. */
const GLUED: [FlagKind, RegExp][] = [
  ['threat', /(?:(?:kill|murder|stab|hurt|beat)(?:you|ur)|iknowwhereyoulive)/g],
  ['solicitation', /(?:send(?:me)?nudes|(?:have|for)sexwith|sleepwithme)/g],
  ['hate', /fuckyou/g],
]

function glued(reading: Reading): Found[] {
  return GLUED.flatMap(([kind, pattern]) => findAll(reading, pattern, kind))
}

function patterns(reading: Reading): Found[] {
  return SETS.flatMap(([kind, all]) =>
    all.flatMap((pattern) =>
      matchesIn(reading.text, pattern)
        .filter((match) => !isALine(reading.text, match.index))
        .map((match) => foundAt(reading, match, kind)),
    ),
  )
}

/** A line of a script stands in quotes and is called one. Neither alone excuses anything. */
function isALine(text: string, at: number): boolean {
  if (!FICTION.test(text)) return false
  const before = text.slice(0, at)
  return (before.split('"').length - 1) % 2 === 1 || /(?:^|[\s:(])'[^']*$/.test(before)
}

function words(reading: Reading): Found[] {
  return findAbusiveWords(reading.text).flatMap(({ sort, start, end }): Found[] => {
    const span = spanOf(reading, start, end)
    if (sort === 'slur') return isALine(reading.text, start) ? [] : [{ kind: 'hate', ...span }]
    if (sort === 'act') return FICTION.test(reading.text) ? [] : [{ kind: 'solicitation', ...span }]
    return isAimed(reading.text, start, end) ? [{ kind: 'hate', ...span }] : []
  })
}

function isAimed(text: string, start: number, end: number): boolean {
  if (AIMED_BEFORE.test(text.slice(Math.max(0, start - 60), start))) return true
  const after = text.slice(end)
  return (
    /fuck|fuk|fk|screw|piss/.test(text.slice(start, end)) &&
    AIMED_AFTER.test(after.replace(/^[a-z]{0,3} /, ''))
  )
}
