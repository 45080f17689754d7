import type { BookingView } from '@roomtone/contract/booking/booking'

/**
 * The state of a booking for the guest who pays. `working`: the bank has been asked and has not answered yet;
 * `over`: the time is no longer held.
 */
export type Standing = 'payable' | 'working' | 'bank' | 'declined' | 'sent' | 'confirmed' | 'waiting' | 'over'

export function standingOf({ state, payment }: Pick<BookingView, 'state' | 'payment'>): Standing {
  switch (state) {
    case 'awaiting_payment':
      return paymentStanding(payment)
    case 'offered':
      return 'payable'
    case 'pending':
      return 'sent'
    case 'confirmed':
    case 'completed':
      return 'confirmed'
    case 'second_hold':
      return 'waiting'
    default:
      return 'over'
  }
}

function paymentStanding(payment: BookingView['payment']): Standing {
  switch (payment?.state) {
    case 'asking':
    case 'authorised':
    case 'captured':
      return 'working'
    case 'needs_authentication':
      return 'bank'
    case 'declined':
      return 'declined'
    default:
      return 'payable'
  }
}

/** The checkout has done what it was opened for. */
export function isDone(standing: Standing): standing is 'sent' | 'confirmed' | 'waiting' {
  return standing === 'sent' || standing === 'confirmed' || standing === 'waiting'
}

const SOON = 2000
const OFTEN = 5
const LATEST = 15_000

/**
 * How long to wait before asking again: two seconds at first, then longer and longer. False: nothing is on
 * its way.
 */
export function pauseBefore(standing: Standing | null, asked: number): number | false {
  if (standing !== 'working') return false
  return Math.min(SOON * 1.5 ** Math.max(0, asked - OFTEN), LATEST)
}
