import { ApiError, UnreachableError } from '@roomtone/contract/call'

/** Nobody said what became of it: the network failed, or the server while it was at it. It may have been done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500)
}
