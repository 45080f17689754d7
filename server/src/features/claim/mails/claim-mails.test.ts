import type { Language } from '@roomtone/texts/languages'
import { expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { type ClaimLetter, claimDecidedMail, claimOpenedMail } from './claim-mails.ts'

const letter: ClaimLetter = {
  side: 'host',
  fullName: 'Imani Okafor',
  other: 'June',
  isOwn: true,
  title: 'Alder House',
  production: 'Night at sea',
  startsAt: new Date('2026-12-05T17:00:00Z'),
  endsAt: new Date('2026-12-05T21:00:00Z'),
  timeZone: 'America/Los_Angeles',
  asked: 12_000,
  awarded: 10_000,
  isAgreed: false,
  owed: 0,
  answerDueAt: new Date('2026-12-12T17:00:00Z'),
  link: 'https://roomtone.test/claims/1',
  publicUrl: 'https://roomtone.test',
  supportEmail: 'help@roomtone.test',
}

/** Lines are broken and amounts are written with spaces of many widths; neither matters here. */
const words = (language: Language, over: Partial<ClaimLetter> = {}) =>
  mailIn(language, claimDecidedMail({ ...letter, ...over })).text.replace(/\s+/g, ' ')

it('speaks of a decision to whom it was made for, and to the other side', () => {
  expect(words('en')).toContain('decided that you get $100 of the $120 you asked for.')
  expect(words('es')).toContain('decidimos que recibes $100 de los $120 que pediste.')
  expect(words('fr')).toContain('décidé que vous recevez 100 $US sur les 120 $US')
  expect(words('en', { isOwn: false })).toContain('decided that June gets $100 of the $120')
  expect(words('fr', { isOwn: false })).toContain('décidé que June reçoit 100 $US sur les 120 $US demandés.')
})

it('names the day to answer by with its article', () => {
  const said = (language: Language) => {
    const { subject, text } = mailIn(language, claimOpenedMail(letter))
    return `${subject} ${text}`.replace(/\s+/g, ' ')
  }
  expect(said('es')).toContain('June reportó un problema: Alder House, sáb, 5 de dic')
  expect(said('es')).toContain('Responde antes del sáb, 12 de dic')
  expect(said('fr')).toContain('June a signalé un problème : Alder House, sam. 5 déc.')
  expect(said('fr')).toContain('Veuillez répondre avant le sam. 12 déc.')
})
