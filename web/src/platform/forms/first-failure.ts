import { type CheckCode, codeOfIssue, wordsOfIssue } from '@roomtone/contract/check-words'
import type { FieldError } from '@roomtone/contract/errors'
import { checks } from '@roomtone/texts/checks'
import type { z } from 'zod'

/** A failing field, in words; with the check where this page found it, without where the server did. */
export type Failure = FieldError & { code?: CheckCode }

/** Only one is shown at a time: the first in the order of the schema. */
export function firstFailure({ issues }: z.core.$ZodError): Failure {
  const issue = issues[0]
  if (!issue) return { field: '', message: checks.invalid, code: 'invalid' }
  const field = issue.path.join('.')
  return { field, message: wordsOfIssue(checks, issue), code: codeOfIssue(checks, issue) }
}
