import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceAndStart } from './letter.ts'
import { releaseWords } from './tender-words.ts'

/** Nobody answered in time; or whoever stood in line waited for nothing. */
export function bookingExpiredMail(letter: Letter): Mail {
  if (letter.side === 'host') return toHost(letter)
  return letter.wasSent ? toGuest(letter) : toWaiting(letter)
}

function toGuest(letter: Letter): Mail {
  const name = otherName(letter)
  return letterMail(letter, {
    subject: `Request expired: ${spaceAndStart(letter)}`,
    preheader: "The host didn't answer in time. You weren't charged.",
    text: [`${name} didn't answer in time, so your request expired. ${releaseWords(letter)}`],
    action: 'Find another space',
    link: new URL('/search', letter.publicUrl).href,
  })
}

function toWaiting(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Second hold ended: ${spaceAndStart(letter)}`,
    preheader: "The time didn't open up. You weren't charged.",
    text: ["The time didn't open up, or not soon enough for us to offer it to you. You weren't charged."],
    action: 'Find another space',
    link: new URL('/search', letter.publicUrl).href,
  })
}

function toHost(letter: Letter): Mail {
  const name = otherName(letter)
  return letterMail(letter, {
    subject: `Request expired: ${name} at ${spaceAndStart(letter)}`,
    preheader: "It wasn't answered in time.",
    text: [
      `${name} didn't get an answer in time, so the request expired. The time is open in your calendar again.`,
    ],
    facts: [['You would have received', money(letter.subtotal)]],
    action: 'See the request',
    note: 'Your listings show how often and how fast you answer. Declining counts as an answer.',
  })
}
