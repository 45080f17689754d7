import { expect, it } from 'vitest'
import { mailIn } from '../../../platform/mail/layout/mail-layout.ts'
import { type ClaimLetter, claimDecidedMail, claimOpenedMail } from './claim-mails.ts'

const letter: ClaimLetter = {
  side: 'host',
  fullName: 'Imani Okafor',
  other: 'June',
  isOwn: true,
  title: 'Alder House',
  production: 'Night at sea',
  when: 'Sat, Dec 5, 2026, 9:00 AM – 1:00 PM PST',
  asked: '$120',
  awarded: '$100',
  isNothing: false,
  isAgreed: false,
  owed: '$0',
  answerBy: 'Sat, Dec 12, 2026, 9:00 AM PST',
  link: 'https://roomtone.test/claims/1',
  publicUrl: 'https://roomtone.test',
  supportEmail: 'help@roomtone.test',
}

/** Lines are broken and amounts are written with spaces of many widths; neither matters here. */
const words = (language: 'en' | 'es' | 'fr', over: Partial<ClaimLetter> = {}) =>
  mailIn(language, claimDecidedMail({ ...letter, ...over })).text.replace(/\s+/g, ' ')

it('speaks of a decision to whom it was made for, and to the other side', () => {
  expect(words('en')).toContain('decided for you: you receive $100 of the $120 that you asked for.')
  expect(words('es')).toContain('decidimos a tu favor: recibes $100 de los $120 que pediste.')
  expect(words('fr')).toContain('en votre faveur : vous recevez 100 $US sur les 120 $US')
  expect(words('en', { isOwn: false })).toContain('decided that June shall have $100 of the $120')
  expect(words('fr', { isOwn: false })).toContain('décidé que June reçoit 100 $US sur les 120 $US demandés.')
})

it('names the day to answer by with its article', () => {
  const subject = (language: 'es' | 'fr') =>
    mailIn(language, claimOpenedMail(letter)).subject.replace(/\s/g, ' ')
  expect(subject('es')).toContain('June informa de un problema: responde antes del sáb, 12 de dic')
  expect(subject('fr')).toContain('June signale un problème : veuillez répondre avant le sam. 12 déc.')
})
