import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, spaceName } from './letter.ts'
import { paidFacts } from './tender-words.ts'

export function bookingCompletedMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `That was ${spaceName(letter)}`,
    preheader: 'Your receipt and invoice are on its page.',
    heading: 'That is a wrap.',
    text: ['Your booking is over. We hope that you got what you came for.'],
    facts: paidFacts(letter),
    action: 'See the booking',
    note: 'Your receipt and invoice are on that page.',
  })
}

function toHost(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `A booking of ${spaceName(letter)} is over`,
    preheader: 'Your payout follows.',
    heading: 'The set is yours again.',
    text: ['The booking is over. Your payout follows on the day that its page names.'],
    facts: [['For you', money(letter.subtotal)]],
    action: 'See the booking',
  })
}
