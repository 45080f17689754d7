import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceAndStart } from './letter.ts'
import { paidFacts } from './tender-words.ts'

export function bookingCompletedMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `That's a wrap: ${spaceAndStart(letter)}`,
    preheader: 'Your receipt and invoice are ready.',
    text: ['Your booking has ended. We hope you got what you came for.'],
    facts: paidFacts(letter),
    action: 'See the booking',
    note: 'Your receipt and invoice are on that page.',
  })
}

function toHost(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `That's a wrap: ${otherName(letter)} at ${spaceAndStart(letter)}`,
    preheader: 'Your payout is next.',
    text: ['The booking has ended. Its page shows when your payout goes out.'],
    // A refund may have come out of the host's share; the page has the sum.
    facts: letter.refundedBesides > 0 ? [] : [['You receive', money(letter.subtotal)]],
    action: 'See the booking',
  })
}
