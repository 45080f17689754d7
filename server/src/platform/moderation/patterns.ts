import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { type Found, foundAt, matchesIn } from './found.ts'
import { type Reading, wordReadings } from './normalise.ts'

export function compile(sources: readonly string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'g'))
}

/** "a|b" as words that end where they end. */
export function anyOf(words: string): string {
  return `\\b(?:${words})\\b`
}

/**
 * Matches both in one sentence, in either order, at most this many characters apart. The count keeps the work
 * bounded.
 */
export function near(one: string, other: string, within = 40): string {
  return `${one}[^.!?\\n]{0,${within}}${other}|${other}[^.!?\\n]{0,${within}}${one}`
}

/** What the patterns find in any reading, as far as it is meant: `isMeant` is told the text and where the find begins and ends. */
export function findPatterns(
  reading: Reading,
  patterns: readonly RegExp[],
  kind: FlagKind,
  isMeant: (text: string, start: number, end: number) => boolean = () => true,
): Found[] {
  return wordReadings(reading).flatMap((one) =>
    patterns.flatMap((pattern) =>
      matchesIn(one.text, pattern)
        .filter((match) => isMeant(one.text, match.index, match.index + match[0].length))
        .map((match) => foundAt(one, match, kind)),
    ),
  )
}

/** A long list of words, a few to a line. */
export function oneOf(rows: readonly string[]): string {
  return `(?:${rows.join('|')})`
}
