import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceName } from './letter.ts'
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
    subject: `A refund for ${spaceName(letter)}`,
    preheader: `${backWords(letter)}.`,
    heading: 'You get money back.',
    text: ['Roomtone has given you a refund for this booking.', refundWords(letter)],
    facts: [
      ['Paid', money(letter.total)],
      ['Goes back', money(letter.refunded)],
    ],
    action: 'See the booking',
  })
}

function toHost(letter: RefundLetter): Mail {
  const amount = money(letter.refunded)
  return letterMail(letter, {
    subject: `${amount} of a booking goes back to your guest`,
    preheader: letter.isPaidOut ? 'It comes out of your next payouts.' : 'It comes out of its payout.',
    heading: 'A guest gets money back.',
    text: [
      `Roomtone has decided that ${otherName(letter)} gets ${amount} back, out of your share of this booking.`,
      letter.isPaidOut
        ? `The payout of this booking was settled before, so we keep ${amount} of your next payouts.`
        : `We keep ${amount} of the payout of this booking. What is left of it comes to you as planned.`,
    ],
    facts: [['Goes back to the guest', amount]],
    action: 'See the booking',
    note: `If you think that this is wrong, write to ${letter.supportEmail}.`,
  })
}
