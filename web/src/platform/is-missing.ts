import { ApiError } from '@roomtone/contract/call'

/** Not there, not theirs, or an address that was cut off: people hear the same of all three. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)
}
