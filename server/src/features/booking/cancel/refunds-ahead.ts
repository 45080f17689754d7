import type { BookingView } from '@roomtone/contract/booking/booking'
import type { BookingRow } from '../booking.store.ts'
import { cancellationOf, type GivenBack } from './cancellation-of.ts'

const LONG_AGO = new Date(0)

/**
 * What a guest who cancels gets back and until when, in exact cents, as the cancellation itself calculates
 * it.
 */
export function refundsAhead(
  row: BookingRow,
  given: GivenBack,
  now: Date,
): Pick<BookingView, 'refunds' | 'refundAfter'> {
  // The day after the confirmation has not begun where nothing is confirmed.
  const booking = { ...row, confirmed_at: row.confirmed_at ?? LONG_AGO }
  const at = (moment: Date) => cancellationOf({ booking, by: { party: 'guest' }, given, now: moment })
  const refunds: BookingView['refunds'] = []
  let step = at(now)
  while (step.until !== null) {
    const { refundPercent, refund, until } = step
    refunds.push({ refundPercent, refund, until: until.toISOString() })
    step = at(new Date(until.getTime() + 1))
  }
  return { refunds, refundAfter: step.refund }
}
