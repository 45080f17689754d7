import { ApiError } from '@roomtone/contract/call'

/** Missing, not theirs, or a truncated address: people read the same for all three. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)
}
