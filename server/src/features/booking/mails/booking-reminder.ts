import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, otherName, spaceAndStart, spaceName } from './letter.ts'
import { timeWords } from './mail-words.ts'

export function bookingReminderMail(letter: Letter): Mail {
  const from = moment(letter, letter.startsAt)
  if (letter.side === 'guest')
    return letterMail(letter, {
      subject: subjectToGuest(letter),
      preheader: 'The address and how to get in are on the booking page.',
      text: [
        `${spaceName(letter)} is yours from ${from}. The address and how to get in are on the booking page.`,
      ],
      action: 'See the booking',
    })
  return letterMail(letter, {
    subject: subjectToHost(letter),
    preheader: `Their booking starts ${from}.`,
    text: [
      `${otherName(letter)} booked ${spaceName(letter)} for a crew of ${letter.crew}, starting ${from}. The booking page shows how to reach them.`,
    ],
    action: 'See the booking',
  })
}

/** It may leave hours late; and 24 hours before, in the night when clocks go forward, can be two days before. */
function subjectToGuest(letter: Letter): string {
  const { midnights, startsAt, timeZone } = letter
  const [title, time] = [spaceName(letter), timeWords(startsAt, timeZone)]
  if (midnights === 0) return `Today: ${title}, ${time}`
  return midnights === 1 ? `Tomorrow: ${title}, ${time}` : `Coming up: ${spaceAndStart(letter)}`
}

function subjectToHost(letter: Letter): string {
  const { midnights, startsAt, timeZone } = letter
  const [who, title, time] = [otherName(letter), spaceName(letter), timeWords(startsAt, timeZone)]
  if (midnights === 0) return `Today: ${who} at ${title}, ${time}`
  if (midnights === 1) return `Tomorrow: ${who} at ${title}, ${time}`
  return `Coming up: ${who} at ${spaceAndStart(letter)}`
}
