import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, otherName, spaceName } from './letter.ts'
import { dayWords } from './mail-words.ts'

export function bookingReminderMail(letter: Letter): Mail {
  const from = moment(letter, letter.startsAt)
  if (letter.side === 'guest')
    return letterMail(letter, {
      subject: subjectToGuest(letter),
      preheader: `It is yours from ${from}.`,
      heading: 'See you on set.',
      text: [`${spaceName(letter)} is yours from ${from}. The address and how to get in are on its page.`],
      action: 'See the way there',
    })
  return letterMail(letter, {
    subject: subjectToHost(letter),
    preheader: `They come at ${from}.`,
    heading: 'A crew arrives soon.',
    text: [
      `${otherName(letter)} and a crew of ${letter.crew} arrive at ${spaceName(letter)} on ${from}. How to reach them is on the page of the booking.`,
    ],
    action: 'See the booking',
  })
}

/** It may leave hours late; and 24 hours before, in the night when clocks go forward, can be two days before. */
function subjectToGuest(letter: Letter): string {
  const { midnights, startsAt, timeZone } = letter
  const title = spaceName(letter)
  if (midnights === 0) return `Begins today: ${title}`
  return midnights === 1 ? `Tomorrow: ${title}` : `Begins on ${dayWords(startsAt, timeZone)}: ${title}`
}

function subjectToHost(letter: Letter): string {
  const { midnights, startsAt, timeZone } = letter
  const [who, title] = [otherName(letter), spaceName(letter)]
  if (midnights === 0) return `Arrives today: ${who} at ${title}`
  if (midnights === 1) return `Tomorrow: ${who} at ${title}`
  return `Arrives on ${dayWords(startsAt, timeZone)}: ${who} at ${title}`
}
