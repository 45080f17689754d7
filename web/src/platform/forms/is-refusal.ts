import { ApiError } from '@roomtone/contract/call'

/** The server has understood and says no, in words of its own. An ended session, a fault or a cut line is no such answer. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401
}
