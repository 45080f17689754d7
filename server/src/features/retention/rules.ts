import {
  closedAccountsEndBefore,
  type RetentionRule,
  recordsEndBefore,
} from '@roomtone/domain/compliance/retention'

export const SUBJECT_OF = {
  booking_records: 'booking',
  verification_records: 'verification',
  closed_accounts: 'user',
} as const satisfies Record<RetentionRule, string>

/** What began before this is past its time. */
export function limitOf(rule: RetentionRule, now: Date): Date {
  return rule === 'closed_accounts' ? closedAccountsEndBefore(now) : recordsEndBefore(now)
}
