import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { expect, it, vi } from 'vitest'
import { keepTrying } from './keep-trying.ts'

function failing(times: number, error: Error) {
  let tries = 0
  return vi.fn(async () => {
    tries += 1
    if (tries <= times) throw error
    return 'sent'
  })
}

it.each([
  ['unreachable', new UnreachableError(0)],
  ['behind a proxy that has nobody', new UnreachableError(502)],
  ['asking for patience', new ApiError({ code: 'overloaded', status: 503 })],
])('goes on while the server is %s, ever more slowly', async (_, error) => {
  const wait = vi.fn(async () => {})
  const work = failing(3, error)
  expect(await keepTrying(work, { wait })).toBe('sent')
  expect(wait.mock.calls).toEqual([[500], [1000], [2000]])
})

it('says so when the server stays away', async () => {
  const work = failing(100, new UnreachableError(0))
  await expect(keepTrying(work, { wait: async () => {} })).rejects.toThrow(UnreachableError)
  expect(work).toHaveBeenCalledTimes(6)
})

it('accepts a refusal as an answer', async () => {
  const work = failing(1, new ApiError({ code: 'message_flagged', status: 422 }))
  await expect(keepTrying(work, { wait: async () => {} })).rejects.toThrow(ApiError)
  expect(work).toHaveBeenCalledOnce()
})
