import { ApiError } from '@roomtone/contract/call'

const TRIES = 8
const USUAL_SECONDS = 5
/** For a longer wait, the person is told and decides. */
const LONGEST_SECONDS = 120

/** Sends again what the server had no capacity for: it says how long to wait, and has kept nothing of it. */
export async function patiently<T>(send: () => Promise<T>, signal?: AbortSignal, attempt = 1): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const seconds = secondsToWait(error)
    if (seconds > LONGEST_SECONDS || attempt === TRIES) throw error
    await new Promise((done) => setTimeout(done, 1000 * seconds))
    signal?.throwIfAborted()
    return patiently(send, signal, attempt + 1)
  }
}

function secondsToWait(error: unknown): number {
  const isFull = error instanceof ApiError && (error.code === 'overloaded' || error.code === 'rate_limited')
  return isFull ? (error.retryAfter ?? USUAL_SECONDS) : Number.POSITIVE_INFINITY
}
