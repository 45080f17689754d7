import type { BookingView } from '@roomtone/contract/booking/booking'
import { tripTexts } from '@roomtone/texts/booking/trips'
import { cardDeclined } from '@roomtone/texts/payment/card-declined'
import { momentWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'

const texts = tripTexts.standing

/** The state of the booking, in a sentence for the guest. */
export function standingWords(booking: BookingView, now: Date = new Date()): string {
  const { state, host, expiresAt, timeZone, actions } = booking
  const by = expiresAt === null ? '' : momentWords(expiresAt, timeZone, now)
  if ((state === 'pending' || state === 'awaiting_payment') && actions.length === 0) return texts.confirming
  switch (state) {
    case 'awaiting_payment':
      return awaitingPayment(booking, by)
    case 'pending':
      return (booking.toCard === 0 ? texts.pendingCovered : texts.pending)({ host: host.name, by })
    case 'confirmed':
      return new Date(booking.startsAt) <= now ? texts.inProgress : texts.confirmed
    case 'completed':
      return texts.completed
    case 'declined':
      return texts.declined({ host: host.name })
    case 'expired':
      return expired(booking)
    case 'withdrawn':
      return withdrawn(booking)
    case 'cancelled':
      return cancelled(booking)
    case 'second_hold':
      return booking.addOnsMissing.length > 0
        ? texts.second_holdWithout({ names: booking.addOnsMissing, count: booking.addOnsMissing.length })
        : `${texts.second_hold({ ahead: booking.ahead })} ${texts.second_holdNext}`
    case 'offered':
      return texts.offered({ by })
  }
}

function awaitingPayment({ payment }: BookingView, by: string): string {
  if (payment?.state === 'needs_authentication') return texts.authentication({ by })
  if (payment?.state === 'declined' && payment.decline !== null)
    return texts.declinedCard({ message: cardDeclined[payment.decline], by })
  return texts.awaiting_payment({ by })
}

/** The state that it expired from: the last event before says it. */
function expired({ timeline, host }: BookingView): string {
  const before = timeline.findLast(({ state }) => state !== 'expired')?.state
  switch (before) {
    case 'awaiting_payment':
      return texts.expired.payment_timed_out
    case 'second_hold':
      return texts.expired.line
    case 'offered':
      return texts.expired.let_offer_pass
    default:
      return texts.expired.expire({ host: host.name })
  }
}

function withdrawn({ endedBy, timeline, host }: BookingView): string {
  if (timeline.at(-1)?.event === 'replace') return texts.withdrawn.replaced
  if (endedBy === 'payments')
    return timeline.some(({ state }) => state === 'pending')
      ? texts.withdrawn.payments({ host: host.name })
      : texts.withdrawn.unpaid
  if (endedBy === 'admin') return texts.withdrawn.admin
  return timeline.at(-1)?.event === 'leave_line' ? texts.withdrawn.line : texts.withdrawn.guest
}

function cancelled(booking: BookingView): string {
  const { endedBy, host } = booking
  const words =
    endedBy === 'host'
      ? texts.cancelled.host({ host: host.name })
      : endedBy === 'admin'
        ? texts.cancelled.admin
        : texts.cancelled.guest
  return `${words} ${refundWords(booking)}`
}

/** A refund the bank has not taken has no amount yet. */
function refundWords({ refunded, refundState }: BookingView): string {
  if (refundState === 'failed') return texts.refund.failed
  if (refunded === 0) return texts.refund.nothing
  return (refundState === 'done' ? texts.refund.done : texts.refund.on_its_way)({
    amount: formatMoney(refunded),
  })
}

const OPEN = ['awaiting_payment', 'pending', 'second_hold', 'offered']

/** How often a page polls, in milliseconds: only while something may change without the reader. */
export function pollEvery(booking: Pick<BookingView, 'state' | 'refundState'> | undefined): number | false {
  if (!booking) return false
  if (OPEN.includes(booking.state)) return 10_000
  return booking.refundState === 'on_its_way' ? 15_000 : false
}
