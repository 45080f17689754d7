import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { expect, it } from 'vitest'
import { translateError } from './translate-error.ts'

const nobodyThere = () => Promise.reject(new TypeError('error loading dynamically imported module'))

it.each([
  ['a server that is away', new UnreachableError(0)],
  ['a refusal', new ApiError({ code: 'rate_limited', status: 429, detail: 'Too many attempts' })],
])('keeps %s and its words when the catalogue cannot be fetched', async (_, error) => {
  const { message } = error
  expect(await translateError(error, nobodyThere)).toBe(error)
  expect(error.message).toBe(message)
})
