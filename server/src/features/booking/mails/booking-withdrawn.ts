import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, otherName, spaceName } from './letter.ts'
import { releaseWords } from './tender-words.ts'

/** Who withdraws knows it already: a guest gets this one only where Roomtone has done it. */
export function bookingWithdrawnMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function toGuest(letter: Letter): Mail {
  const money = letter.wasSent
    ? releaseWords(letter)
    : 'Nothing was charged. If your bank shows a reservation, it lets go of it within a few days.'
  return letterMail(letter, {
    subject: `Your request for ${spaceName(letter)} was withdrawn`,
    preheader: 'Roomtone has ended it. Nothing was charged.',
    heading: 'Your request has ended.',
    text: ['Roomtone has withdrawn your request, and the time is no longer held for you.', money],
    ...(letter.endNote === '' ? {} : { quote: letter.endNote }),
    action: 'See what happened',
  })
}

function toHost(letter: Letter): Mail {
  const name = otherName(letter)
  const who =
    letter.endedBy === 'admin'
      ? `Roomtone has withdrawn ${name}'s request`
      : `${name} has withdrawn their request`
  return letterMail(letter, {
    subject: `A request for ${spaceName(letter)} was withdrawn`,
    preheader: 'There is nothing left to answer.',
    heading: 'One request less.',
    text: [`${who}. There is nothing to answer any more, and the time is free in your calendar.`],
    action: 'See the request',
  })
}

/** Whoever stood in line, or had been offered the time, and did not step out themselves. */
export function bookingLeftLineMail(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Your second hold on ${spaceName(letter)} has ended`,
    preheader: 'Roomtone has ended it. No card was touched.',
    heading: 'You are no longer in line.',
    text: ['Roomtone has taken you out of the line for this time. No card was touched.'],
    ...(letter.endNote === '' ? {} : { quote: letter.endNote }),
    action: 'See what happened',
  })
}
