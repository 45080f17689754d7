import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceName } from './letter.ts'
import { chargedWords, paidFacts } from './tender-words.ts'

/** The host said yes, or the listing did so for them. */
export function bookingConfirmedMail(letter: Letter, isInstant: boolean): Mail {
  return letter.side === 'guest' ? toGuest(letter, isInstant) : toHost(letter, isInstant)
}

function toGuest(letter: Letter, isInstant: boolean): Mail {
  const name = otherName(letter)
  return letterMail(letter, {
    subject: `Confirmed: ${spaceName(letter)}`,
    preheader: 'The time is yours. The address is on its page.',
    heading: 'Your booking is confirmed.',
    text: [
      isInstant
        ? `${spaceName(letter)} confirms at once: the time is yours.`
        : `${name} has accepted. The time is yours.`,
      chargedWords(letter),
    ],
    facts: paidFacts(letter),
    action: 'See your booking',
    note: 'The address, how to get in and how to reach the host are on that page, for you alone. So are your receipt and the dates until which you can cancel.',
  })
}

function toHost(letter: Letter, isInstant: boolean): Mail {
  const name = otherName(letter)
  return letterMail(letter, {
    subject: isInstant
      ? `${name} has booked ${spaceName(letter)}`
      : `Confirmed: ${name} at ${spaceName(letter)}`,
    preheader: `${money(letter.subtotal)} for you.`,
    heading: isInstant ? 'You have a new booking.' : 'The booking is confirmed.',
    text: [
      isInstant
        ? `${name} has booked ${spaceName(letter)}, which confirms at once. This is what they wrote:`
        : `You accepted, and ${name} has paid. This is what they wrote:`,
    ],
    quote: letter.purpose,
    facts: [['You receive', money(letter.subtotal)]],
    action: 'See the booking',
    note: 'It is in your calendar, and how to reach the guest is on that page. Your payout follows after the booking has ended.',
  })
}
