import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Ending, EndReason } from '@roomtone/domain/booking/end-reasons'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { cancelReasons, declineReasons } from '@roomtone/texts/labels'

const { timeline } = bookingWords
const endings: Record<Ending, string> = {
  payment_timed_out: timeline.payment_timed_out,
  payment_failed: timeline.payment_failed,
  replaced: timeline.replace,
  unanswered: timeline.expire,
  offer_expired: timeline.let_offer_pass,
  never_free: timeline.lineEnded,
}
const words: Record<EndReason, string> = { ...declineReasons, ...cancelReasons, ...endings }

/** Why a booking ended; empty where nobody said. */
export function endReasonWords({ endReason }: Pick<BookingView, 'endReason'>): string {
  return endReason === null ? '' : words[endReason]
}
