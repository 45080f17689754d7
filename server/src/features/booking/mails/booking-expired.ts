import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceName } from './letter.ts'
import { releaseWords } from './tender-words.ts'

/** Nobody answered in time; or whoever stood in line waited for nothing. */
export function bookingExpiredMail(letter: Letter): Mail {
  if (letter.side === 'host') return toHost(letter)
  return letter.wasSent ? toGuest(letter) : toWaiting(letter)
}

function toGuest(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Your request for ${spaceName(letter)} has expired`,
    preheader: 'The host did not answer in time. Nothing was charged.',
    heading: 'Nobody answered in time.',
    text: [`${otherName(letter)} did not answer in time, so your request has ended. ${releaseWords(letter)}`],
    action: 'Look for another space',
    link: new URL('/search', letter.publicUrl).href,
  })
}

function toWaiting(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Your second hold on ${spaceName(letter)} has ended`,
    preheader: 'The time did not become free. No card was touched.',
    heading: 'The time did not become free.',
    text: [
      'You stood in line for this time. It did not fall free, or not in time for us to offer it to you. No card was touched.',
    ],
    action: 'Look for another space',
    link: new URL('/search', letter.publicUrl).href,
  })
}

function toHost(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `A request for ${spaceName(letter)} has expired`,
    preheader: 'It was not answered in time.',
    heading: 'A request went unanswered.',
    text: [
      `${otherName(letter)} asked for ${spaceName(letter)}, and there was no answer in time. The request has ended and the time is free in your calendar.`,
    ],
    facts: [['You would have received', money(letter.subtotal)]],
    action: 'See the request',
    note: 'How often and how fast you answer shows on your listings. A no counts as an answer.',
  })
}
