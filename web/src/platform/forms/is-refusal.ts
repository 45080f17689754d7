import { ApiError } from '@roomtone/contract/call'

/**
 * The server understood and said no, in its own words. An ended session, a fault or a lost connection is no
 * refusal.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401
}
