import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, otherName } from './letter.ts'

export function bookingReminderMail(letter: Letter): Mail {
  const from = moment(letter, letter.startsAt)
  if (letter.side === 'guest')
    return letterMail(letter, {
      subject: `Tomorrow: ${letter.title}`,
      preheader: `It is yours from ${from}.`,
      heading: 'See you on set.',
      text: [`${letter.title} is yours from ${from}. The address and how to get in are on its page.`],
      action: 'See the way there',
    })
  return letterMail(letter, {
    subject: `Tomorrow: ${otherName(letter)} at ${letter.title}`,
    preheader: `They come at ${from}.`,
    heading: 'A crew arrives soon.',
    text: [
      `${otherName(letter)} and a crew of ${letter.crew} arrive at ${letter.title} on ${from}. How to reach them is on the page of the booking.`,
    ],
    action: 'See the booking',
  })
}
