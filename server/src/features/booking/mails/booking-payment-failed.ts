import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceAndStart } from './letter.ts'
import { cardPart } from './tender-words.ts'

/** The card was good when it was asked, and is no longer. */
export function bookingPaymentFailedMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Payment failed: ${spaceAndStart(letter)}`,
    preheader: "Your bank declined the card, so your request ended. You weren't charged.",
    text: [
      `Your bank declined the ${money(cardPart(letter))} charge, so your request ended. You weren't charged.`,
      ...(letter.credit > 0 ? ['You can use your gift cards and coupons again.'] : []),
      'Still want the space? Send a new request with another card.',
    ],
    action: 'See the request',
  })
}

function toHost(letter: Letter): Mail {
  const name = otherName(letter)
  return letterMail(letter, {
    subject: `Payment failed: ${name} at ${spaceAndStart(letter)}`,
    preheader: 'The time is open in your calendar again.',
    text: [
      `${name} couldn't pay because their bank declined the card, so the request ended. The time is open in your calendar again, and this doesn't count against you.`,
    ],
    action: 'See the request',
  })
}
