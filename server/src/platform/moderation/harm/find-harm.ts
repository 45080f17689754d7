import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { isALine, isTold, speaksOfAScript } from '../fiction.ts'
import { findTopics } from '../find-topics.ts'
import { type Found, findAll, foundAt, matchesIn } from '../found.ts'
import { type Reading, spanOf, wordReadings } from '../normalise.ts'
import { findAbusiveWords } from './abusive-words.ts'
import { HATE, HATE_HINTS } from './hate-patterns.ts'
import { HATE_TOPICS } from './hate-topics.ts'
import { ILLEGAL, ILLEGAL_HINTS } from './illegal-patterns.ts'
import { ILLEGAL_TOPICS } from './illegal-topics.ts'
import { SLURS } from './slurs.ts'
import { SOLICITATION, SOLICITATION_HINTS } from './solicitation-patterns.ts'
import { SOLICITATION_TOPICS } from './solicitation-topics.ts'
import { THREAT_HINTS, THREATS } from './threat-patterns.ts'
import { THREAT_TOPICS } from './threat-topics.ts'

const SETS: [FlagKind, RegExp[]][] = [
  ['threat', THREATS],
  ['hate', HATE],
  ['hate', SLURS],
  ['solicitation', SOLICITATION],
  ['illegal', ILLEGAL],
]
/** Looser: they do not count in a sentence that tells what is played. */
const HINTS: [FlagKind, RegExp[]][] = [
  ['threat', THREAT_HINTS],
  ['hate', HATE_HINTS],
  ['solicitation', SOLICITATION_HINTS],
  ['illegal', ILLEGAL_HINTS],
]
/** Words that only mean something together. */
const TOPICS = [...THREAT_TOPICS, ...HATE_TOPICS, ...SOLICITATION_TOPICS, ...ILLEGAL_TOPICS]
/** Said to somebody: "you are a …", "you stupid …", "… you". */
const AIMED_BEFORE =
  /\b(?:you|u|you'?re|ur|such an?|what an?)(?: (?:are|r|is|a|an|the|all|such|just|nothing|but|little|stupid|dumb|fucking|goddamn|lying|cheap|useless|ugly|fat|old|real|total|complete|piece|of|absolute|pathetic|worthless|disgusting|miserable|rotten|filthy|dirty|sick|greedy|cheating)){0,5} ?$/
const AIMED_AFTER =
  /^(?:\w{0,3} )?(?:off\b(?! the (?:light|top))|you\b(?! (?:know|see|should|can|have|could))|u\b|yourself|your (?:mother|mom|face|family))/

/** Threats, hate, solicitation and requests against the law. */
export function findHarm(reading: Reading): Found[] {
  const byWords = wordReadings(reading).flatMap((one) => {
    const meant = [...patterns(one), ...glued(one)]
    return [
      ...meant,
      ...words(one).filter((word) => !meant.some(({ from, to }) => word.from < to && from < word.to)),
    ]
  })
  return [...byWords, ...findTopics(reading, TOPICS)]
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
  return [
    ...foundBy(SETS, reading, (text, start) => !isALine(text, start)),
    ...foundBy(HINTS, reading, (text, start, end) => !isALine(text, start) && !isTold(text, start, end)),
  ]
}

function foundBy(
  sets: [FlagKind, RegExp[]][],
  reading: Reading,
  isMeant: (text: string, start: number, end: number) => boolean,
): Found[] {
  return sets.flatMap(([kind, all]) =>
    all.flatMap((pattern) =>
      matchesIn(reading.text, pattern)
        .filter(({ 0: written, index }) => isMeant(reading.text, index, index + written.length))
        .map((match) => foundAt(reading, match, kind)),
    ),
  )
}

function words(reading: Reading): Found[] {
  return findAbusiveWords(reading.text).flatMap(({ sort, start, end }): Found[] => {
    const span = spanOf(reading, start, end)
    if (sort === 'slur') return isALine(reading.text, start) ? [] : [{ kind: 'hate', ...span }]
    if (sort === 'act') return speaksOfAScript(reading.text) ? [] : [{ kind: 'solicitation', ...span }]
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
