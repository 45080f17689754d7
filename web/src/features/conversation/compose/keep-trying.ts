import { ApiError, UnreachableError } from '@roomtone/contract/call'

/**
 * Fifteen seconds in all: a server that is being replaced is back by then, and people learn soon enough that
 * they are offline.
 */
const PAUSES = [500, 1000, 2000, 4000, 8000]

type Options = { wait?: (time: number) => Promise<void> }

/** Tries again while the server can't be reached. Only for calls that may be repeated safely. */
export async function keepTrying<T>(work: () => Promise<T>, { wait = pause }: Options = {}): Promise<T> {
  for (const time of PAUSES) {
    try {
      return await work()
    } catch (error) {
      if (!isNobodyThere(error)) throw error
      await wait(time)
    }
  }
  return work()
}

function isNobodyThere(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof ApiError && error.status === 503)
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
