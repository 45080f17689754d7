import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { isLikely } from './likely.ts'
import { type Reading, spanOf } from './normalise.ts'

/** Something that counts against a message, and its place in the original. */
export type Found = { kind: FlagKind; from: number; to: number }

export function findAll(reading: Reading, pattern: RegExp, kind: FlagKind): Found[] {
  return matchesIn(reading.text, pattern).map((match) => foundAt(reading, match, kind))
}

/** `matchAll` copies the pattern first; nearly always there is nothing to find. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return !isLikely(text, pattern) || text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)]
}

export function foundAt(reading: Reading, match: RegExpMatchArray, kind: FlagKind): Found {
  const start = match.index ?? 0
  return { kind, ...spanOf(reading, start, start + match[0].length) }
}
