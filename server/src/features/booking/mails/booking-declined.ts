import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, otherName, spaceName } from './letter.ts'
import { releaseWords } from './tender-words.ts'

export function bookingDeclinedMail(letter: Letter): Mail {
  const { endReason, endNote } = letter
  return letterMail(letter, {
    subject: `Your request for ${spaceName(letter)} was declined`,
    preheader: 'Nothing was charged.',
    heading: 'The host cannot take this one.',
    text: [`${otherName(letter)} has declined your request. ${releaseWords(letter)}`],
    ...(endNote === '' ? {} : { quote: endNote }),
    ...(endReason === '' ? {} : { facts: [['Reason', endReason] as [string, string]] }),
    action: 'Look for another space',
    link: new URL('/search', letter.publicUrl).href,
    note: 'A request that is declined says nothing about you: it leaves no mark on your profile.',
  })
}
