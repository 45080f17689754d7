import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import { type Reading, spanOf } from './normalise.ts'

/** Something that stands against a message, and where in the original it stands. */
export type Found = { kind: FlagKind; from: number; to: number }

export function findAll(reading: Reading, pattern: RegExp, kind: FlagKind): Found[] {
  return [...reading.text.matchAll(pattern)].map((match) => foundAt(reading, match, kind))
}

export function foundAt(reading: Reading, match: RegExpMatchArray, kind: FlagKind): Found {
  const start = match.index ?? 0
  return { kind, ...spanOf(reading, start, start + match[0].length) }
}
