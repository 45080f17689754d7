import { ApiError, UnreachableError } from '@roomtone/contract/call'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patiently } from './patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = new ApiError({ code: 'overloaded', status: 503 })
const ownShare = new ApiError({ code: 'rate_limited', status: 429, retryAfter: 7 })

/** Fails with each of these in turn, and then arrives. */
function sending(...failures: Error[]) {
  const sent: number[] = []
  const begun = Date.now()
  const send = async () => {
    const failure = failures[sent.length]
    sent.push((Date.now() - begun) / 1000)
    if (failure) throw failure
    return 'arrived'
  }
  return { send, sent }
}

describe('an upload that the server has no capacity for', () => {
  it('is sent again when the server says, and arrives', async () => {
    const { send, sent } = sending(busy, ownShare)
    const done = patiently(send)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await done).toBe('arrived')
    expect(sent).toEqual([0, 5, 12])
  })

  it('is given up at last, with what the server said', async () => {
    const { send, sent } = sending(...Array<Error>(20).fill(busy))
    const done = patiently(send).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await done).toBe(busy)
    expect(sent).toHaveLength(8)
  })

  it('is not sent again where waiting does not help, or takes longer than a person looks on', async () => {
    const others = [
      new UnreachableError(0),
      new ApiError({ code: 'file_too_large', status: 413 }),
      new ApiError({ code: 'rate_limited', status: 429, retryAfter: 1800 }),
    ]
    for (const failure of others) await expect(patiently(sending(failure).send)).rejects.toBe(failure)
  })

  it('is not sent again when it was stopped meanwhile', async () => {
    const { send, sent } = sending(busy)
    const stop = new AbortController()
    const done = patiently(send, stop.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    stop.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await done).toBe(stop.signal.reason)
    expect(sent).toHaveLength(1)
  })
})
