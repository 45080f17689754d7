import { ApiError, UnreachableError } from '@roomtone/contract/call'
import type { ErrorCode } from '@roomtone/contract/errors'
import { expect, it } from 'vitest'
import { isRefusal } from './is-refusal.ts'

const answer = (code: ErrorCode, status: number) => new ApiError({ code, status })

it.each([
  ['an ended session', answer('session_not_found', 401)],
  ['a fault of ours', answer('internal', 500)],
  ['a server that is busy', answer('overloaded', 503)],
  ['a line that is cut', new UnreachableError(0)],
  ['a fault of the page', new TypeError('undefined is not a function')],
])('leaves the words about %s to the form', (_, error) => {
  expect(isRefusal(error)).toBe(false)
})

it.each([
  ['what was typed', answer('validation_failed', 422)],
  ['too many tries', answer('rate_limited', 429)],
])('lets the server speak about %s', (_, error) => {
  expect(isRefusal(error)).toBe(true)
})
