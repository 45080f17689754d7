/** Verification, booking and compliance data. */
export const RECORD_YEARS = 7
/** Account data after a closure was asked for. */
export const CLOSED_ACCOUNT_DAYS = 90

export const RETENTION_RULES = ['booking_records', 'verification_records', 'closed_accounts'] as const
export type RetentionRule = (typeof RETENTION_RULES)[number]

const DAY = 86_400_000

/**
 * Years that began before this instant are over. Leap days are rounded in favor of the person whose data it
 * is.
 */
export function recordsEndBefore(now: Date): Date {
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - RECORD_YEARS)
  return limit
}

export function closedAccountsEndBefore(now: Date): Date {
  return new Date(now.getTime() - CLOSED_ACCOUNT_DAYS * DAY)
}
