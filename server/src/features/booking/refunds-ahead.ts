import type { BookingView } from '@roomtone/contract/booking/booking'
import { guestRefundPercent, type RefundStep, refundSteps } from '@roomtone/domain/cancellation/policy'
import { refundOf } from '@roomtone/domain/cancellation/refund'
import type { BookingRow } from './booking.store.ts'

const HOUR = 3_600_000

/** The steps of the policy that are still to come, with the day after the confirmation in front, in exact cents. */
export function refundsAhead(row: BookingRow, now: Date): BookingView['refunds'] {
  return stepsAhead(row, now).map(({ refundPercent, until }) => ({
    refundPercent,
    refund: refundOf(
      { rent: row.rent_cents, subtotal: row.subtotal_cents, platformFee: row.fee_cents, tax: row.tax_cents },
      refundPercent,
    ),
    until: until.toISOString(),
  }))
}

function stepsAhead(row: BookingRow, now: Date): RefundStep[] {
  const { cancellation_policy: policy, starts_at: start, confirmed_at: confirmedAt } = row
  const agreed = row.cancellation_steps
  const steps = refundSteps(policy, start, now, agreed)
  if (confirmedAt === null || steps[0]?.refundPercent === 100) return steps
  if (guestRefundPercent({ policy, start, confirmedAt, now, steps: agreed }) !== 100) return steps
  const until = new Date(Math.min(confirmedAt.getTime() + 24 * HOUR, start.getTime() - 48 * HOUR))
  return [{ refundPercent: 100, until }, ...steps.filter((step) => step.until > until)]
}
