import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceName } from './letter.ts'
import { cardPart } from './tender-words.ts'

/** The card was good when it was asked, and is no longer. */
export function bookingPaymentFailedMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Your card could not be charged for ${spaceName(letter)}`,
    preheader: 'Your bank refused, so the request has ended. Nothing was charged.',
    heading: 'Your bank said no.',
    text: [
      `We could not take ${money(cardPart(letter))} from your card for this request. It has ended, and nothing was charged.`,
      ...(letter.credit > 0 ? ['Your gift cards and coupons can be used again.'] : []),
      'The time is free again. If you still want the space, please request it again with another card.',
    ],
    action: 'See what happened',
  })
}

function toHost(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `A request for ${spaceName(letter)} has ended: the card was refused`,
    preheader: 'The time is free in your calendar.',
    heading: 'The card was refused.',
    text: [
      `The bank of ${otherName(letter)} would not pay, so this request has ended. The time is free in your calendar. You did nothing wrong, and it does not count against you.`,
    ],
    action: 'See the request',
  })
}
