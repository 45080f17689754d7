import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, money, otherName, spaceName } from './letter.ts'
import { reservedWords } from './tender-words.ts'

export function bookingAuthorizedMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  const name = otherName(letter)
  const until = moment(letter, letter.expiresAt)
  return letterMail(letter, {
    subject: `Your request for ${spaceName(letter)} has been sent`,
    preheader: `There is time to answer until ${until}.`,
    heading: 'Your request is with the host.',
    text: [
      `${name} has until ${until} to answer. The time is held for you until then.`,
      reservedWords(letter),
    ],
    facts: [
      ['Total', money(letter.total)],
      ['Answer by', until],
    ],
    action: 'See your request',
    note: 'You can withdraw the request on that page as long as nobody has answered it. What is reserved for it is let go then.',
  })
}

function toHost(letter: Letter): Mail {
  const name = otherName(letter)
  const until = moment(letter, letter.expiresAt)
  return letterMail(letter, {
    subject: `${name} would like to book ${spaceName(letter)}`,
    preheader: `Please answer by ${until}.`,
    heading: 'A request to answer.',
    text: [`${name} would like to book ${spaceName(letter)}. This is what they wrote:`],
    quote: letter.purpose,
    facts: [
      ['You receive', money(letter.subtotal)],
      ['Answer by', until],
    ],
    action: 'Answer the request',
    note: 'The card is good and is charged only when you accept. If nobody answers in time, the request ends by itself and your calendar is free again.',
  })
}
