import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, money, otherName, spaceAndStart } from './letter.ts'
import { reservedWords } from './tender-words.ts'

export function bookingAuthorizedMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  const name = otherName(letter)
  const until = moment(letter, letter.expiresAt)
  return letterMail(letter, {
    subject: `Request sent: ${spaceAndStart(letter)}`,
    preheader: `${name} has until ${until} to answer.`,
    text: [
      `${name} has until ${until} to answer. We're holding the time for you until then.`,
      reservedWords(letter),
    ],
    facts: [
      ['Total', money(letter.total)],
      ['Answer by', until],
    ],
    action: 'See your request',
    note: 'Plans changed? You can withdraw the request on that page until the host answers.',
  })
}

function toHost(letter: Letter): Mail {
  const name = otherName(letter)
  const until = moment(letter, letter.expiresAt)
  return letterMail(letter, {
    subject: `${name} wants to book ${spaceAndStart(letter)}`,
    preheader: `Please answer by ${until}.`,
    text: [`${name} sent you a booking request. Here's what they wrote:`],
    quote: letter.purpose,
    facts: [
      ['You receive', money(letter.subtotal)],
      ['Answer by', until],
    ],
    action: 'Answer the request',
    note: "The payment goes through only if you accept. If you don't answer in time, the request expires and the time opens up in your calendar.",
  })
}
