import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, otherName, spaceAndStart } from './letter.ts'
import { releaseWords } from './tender-words.ts'

export function bookingDeclinedMail(letter: Letter): Mail {
  const { endReason, endNote } = letter
  const name = otherName(letter)
  return letterMail(letter, {
    subject: `${name} declined: ${spaceAndStart(letter)}`,
    preheader: "You weren't charged.",
    text: [`${name} declined your request. ${releaseWords(letter)}`],
    ...(endNote === '' ? {} : { quote: endNote }),
    ...(endReason === '' ? {} : { facts: [['Reason', endReason] as [string, string]] }),
    action: 'Find another space',
    link: new URL('/search', letter.publicUrl).href,
    note: "Declined requests don't show on your profile.",
  })
}
