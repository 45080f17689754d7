import { ApiError, UnreachableError } from '@roomtone/contract/call'

/** The outcome is unknown: the network failed, or the server did during the call. It may have succeeded. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500)
}
