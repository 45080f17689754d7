import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, otherName, spaceName } from './letter.ts'

export function bookingReminderMail(letter: Letter): Mail {
  const from = moment(letter, letter.startsAt)
  if (letter.side === 'guest')
    return letterMail(letter, {
      subject: `Tomorrow: ${spaceName(letter)}`,
      preheader: `It is yours from ${from}.`,
      heading: 'See you on set.',
      text: [`${spaceName(letter)} is yours from ${from}. The address and how to get in are on its page.`],
      action: 'See the way there',
    })
  return letterMail(letter, {
    subject: `Tomorrow: ${otherName(letter)} at ${spaceName(letter)}`,
    preheader: `They come at ${from}.`,
    heading: 'A crew arrives soon.',
    text: [
      `${otherName(letter)} and a crew of ${letter.crew} arrive at ${spaceName(letter)} on ${from}. How to reach them is on the page of the booking.`,
    ],
    action: 'See the booking',
  })
}
