import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, money, spaceAndStart } from './letter.ts'

/** A second hold has been promoted. */
export function bookingOfferedMail(letter: Letter): Mail {
  const until = moment(letter, letter.expiresAt)
  return letterMail(letter, {
    subject: `Your turn to book: ${spaceAndStart(letter)}`,
    preheader: `We're holding it for you until ${until}.`,
    text: [
      `This time opened up, and your second hold is next. We're holding it for you until ${until}.`,
      'To take it, open the booking and choose how to pay.',
    ],
    facts: [
      ['Total', money(letter.total)],
      ['Held until', until],
    ],
    action: 'Book this time',
    note: "If you don't take it by then, others can.",
  })
}

export function bookingOfferPassedMail(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Your hold ended: ${spaceAndStart(letter)}`,
    preheader: "You weren't charged.",
    text: ["We held this time for you, but you didn't book it before the deadline. You weren't charged."],
    action: 'See the request',
  })
}
