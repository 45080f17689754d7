import type { checks } from '@roomtone/texts/checks'
import type { z } from 'zod'

/** The words of every check, in one language. */
export type Checks = typeof checks
export type CheckCode = keyof Checks

/** What a check can tell its words: the limit that was passed, the one word that is accepted, or what is in the way. */
export type CheckValues = {
  max?: number | undefined
  min?: number | undefined
  word?: string | undefined
  name?: string | undefined
}

/** Schemas take this code as their message; the words are looked up once the reader's language is known. */
export function check(code: CheckCode): CheckCode {
  return code
}

export function wordsOfCheck(checks: Checks, code: CheckCode, values: CheckValues = {}): string {
  const words = checks[code]
  // `check-words.test.ts` makes sure that a code is used only where its values are known.
  return typeof words === 'string' ? words : (words as (values: CheckValues) => string)(values)
}

/** What a schema found wrong, in words. What zod finds by itself has plain ones too. */
export function wordsOfIssue(checks: Checks, issue: z.core.$ZodIssue): string {
  return wordsOfCheck(checks, codeOfIssue(checks, issue), valuesOf(issue))
}

export function codeOfIssue(checks: Checks, issue: z.core.$ZodIssue): CheckCode {
  if (Object.hasOwn(checks, issue.message)) return issue.message as CheckCode
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? 'too_long'
        : issue.origin === 'array'
          ? 'too_many'
          : 'number_too_high'
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'value_missing' : 'too_short'
      return issue.origin === 'array' ? 'too_few' : 'number_too_low'
    case 'invalid_value':
      return 'option_unknown'
    case 'invalid_format':
      return 'format_invalid'
    default:
      return 'invalid'
  }
}

function valuesOf(issue: z.core.$ZodIssue): CheckValues {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code === 'invalid_value') return { word: String(issue.values[0]) }
  return issue.code === 'custom' ? (issue.params ?? {}) : {}
}
