import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, otherName, spaceAndStart } from './letter.ts'
import { releaseWords } from './tender-words.ts'

/** Who withdraws knows it already: a guest gets this one only where Roomtone has done it. */
export function bookingWithdrawnMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  const money = letter.wasSent
    ? releaseWords(letter)
    : "You weren't charged. If your bank shows a pending charge, it drops off within a few days."
  return letterMail(letter, {
    subject: `Request withdrawn: ${spaceAndStart(letter)}`,
    preheader: "Roomtone withdrew it. You weren't charged.",
    text: ["Roomtone withdrew your request, so we're no longer holding the time for you.", money],
    ...(letter.endNote === '' ? {} : { quote: letter.endNote }),
    action: 'See the request',
  })
}

function toHost(letter: Letter): Mail {
  const name = otherName(letter)
  const who =
    letter.endedBy === 'admin' ? `Roomtone withdrew ${name}'s request.` : `${name} withdrew their request.`
  return letterMail(letter, {
    subject: `Request withdrawn: ${name} at ${spaceAndStart(letter)}`,
    preheader: "There's nothing left to answer.",
    text: [who, "There's nothing left to answer, and the time is open in your calendar again."],
    action: 'See the request',
  })
}

/** Whoever stood in line, or had been offered the time, and did not step out themselves. */
export function bookingLeftLineMail(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Second hold ended: ${spaceAndStart(letter)}`,
    preheader: "Roomtone ended it. You weren't charged.",
    text: ["Roomtone ended your second hold on this time. You weren't charged."],
    ...(letter.endNote === '' ? {} : { quote: letter.endNote }),
    action: 'See the request',
  })
}
