import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceAndStart } from './letter.ts'
import { backWords, refundWords } from './tender-words.ts'

interface RefundLetter extends Letter {
  /** Out of the host's share: the payout was made up before, so it comes out of the next ones. */
  isPaidOut: boolean
}

/** An admin gave something back. Why stands in the audit log and is not said here. */
export function bookingRefundedMail(letter: RefundLetter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: RefundLetter): Mail {
  return letterMail(letter, {
    subject: `Refund of ${money(letter.refunded)}: ${spaceAndStart(letter)}`,
    preheader: `${backWords(letter)}.`,
    text: ['Roomtone gave you a refund for this booking.', refundWords(letter)],
    facts: [
      ['Paid', money(letter.total)],
      ['Refund', money(letter.refunded)],
    ],
    action: 'See the booking',
  })
}

function toHost(letter: RefundLetter): Mail {
  const amount = money(letter.refunded)
  return letterMail(letter, {
    subject: `${amount} refund to ${otherName(letter)}: ${spaceAndStart(letter)}`,
    preheader: letter.isPaidOut
      ? 'It comes out of your next payouts.'
      : "It comes out of this booking's payout.",
    text: [
      `Roomtone refunded ${amount} to ${otherName(letter)} out of your share of this booking.`,
      letter.isPaidOut
        ? `This booking's payout is already settled, so the ${amount} comes out of your next payouts.`
        : `The ${amount} comes out of this booking's payout. You get the rest as planned.`,
    ],
    facts: [['Refund to the guest', amount]],
    action: 'See the booking',
    note: `Think this is wrong? Write to ${letter.supportEmail}.`,
  })
}
