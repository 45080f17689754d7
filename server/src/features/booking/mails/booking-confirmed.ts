import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceAndStart } from './letter.ts'
import { chargedWords, paidFacts } from './tender-words.ts'

/** The host said yes, or the listing did so for them. */
export function bookingConfirmedMail(letter: Letter, isInstant: boolean): Mail {
  return letter.side === 'guest' ? toGuest(letter, isInstant) : toHost(letter, isInstant)
}

function toGuest(letter: Letter, isInstant: boolean): Mail {
  const name = otherName(letter)
  return letterMail(letter, {
    subject: isInstant
      ? `You're booked: ${spaceAndStart(letter)}`
      : `${name} accepted: ${spaceAndStart(letter)}`,
    preheader: 'The address and how to get in are on the booking page.',
    text: [
      isInstant
        ? 'This space books instantly, so the time is yours.'
        : `${name} accepted your request, so the time is yours.`,
      chargedWords(letter),
    ],
    facts: paidFacts(letter),
    action: 'See your booking',
    note: 'That page has the address, how to get in and how to reach the host. It also has your receipt and the dates you can cancel by.',
  })
}

function toHost(letter: Letter, isInstant: boolean): Mail {
  const name = otherName(letter)
  return letterMail(letter, {
    subject: isInstant
      ? `New booking: ${name} at ${spaceAndStart(letter)}`
      : `Confirmed: ${name} at ${spaceAndStart(letter)}`,
    preheader: `You receive ${money(letter.subtotal)}.`,
    text: [
      isInstant
        ? `${name} booked instantly and has paid. Here's what they wrote:`
        : `The request is accepted and ${name} has paid. Here's what they wrote:`,
    ],
    quote: letter.purpose,
    facts: [['You receive', money(letter.subtotal)]],
    action: 'See the booking',
    note: "It's in your calendar, and that page shows how to reach the guest. Your payout goes out after the booking ends.",
  })
}
