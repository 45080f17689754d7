import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, money, spaceName } from './letter.ts'

/** A second hold has been promoted. */
export function bookingOfferedMail(letter: Letter): Mail {
  const until = moment(letter, letter.expiresAt)
  return letterMail(letter, {
    subject: `${spaceName(letter)} is free: it is offered to you`,
    preheader: `It is held for you until ${until}.`,
    heading: 'You are next in line.',
    text: [
      `Whoever came first has let go of this time. It is held for you alone until ${until}.`,
      'To take it, add a card on its page. Nothing is charged until the host accepts.',
    ],
    facts: [
      ['Total', money(letter.total)],
      ['Held until', until],
    ],
    action: 'Take the offer',
    note: 'If you do nothing, the offer passes to the next in line.',
  })
}

export function bookingOfferPassedMail(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `The offer of ${spaceName(letter)} has passed`,
    preheader: 'No card was touched.',
    heading: 'The offer has passed.',
    text: [
      'We held this time for you, and you did not take it in time. It is open to others now. No card was touched.',
    ],
    action: 'See what happened',
  })
}
