import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, otherName, spaceName } from './letter.ts'

/** For the host; who withdraws knows it already. */
export function bookingWithdrawnMail(letter: Letter): Mail {
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
