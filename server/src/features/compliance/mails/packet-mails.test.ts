import { expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import { type PacketLetter, releaseSignedMail } from './packet-mails.ts'

const letter: PacketLetter = {
  side: 'guest',
  fullName: 'June Park',
  title: 'The Loft at Pier 9',
  production: 'Night at sea',
  startsAt: new Date('2026-12-05T17:00:00Z'),
  endsAt: new Date('2026-12-05T21:00:00Z'),
  callAt: new Date('2026-12-05T17:00:00Z'),
  wrapAt: new Date('2026-12-05T21:00:00Z'),
  timeZone: 'America/Los_Angeles',
  version: 1,
  hasSigned: false,
  completedReason: '',
  link: 'https://roomtone.test/trips/1',
  publicUrl: 'https://roomtone.test',
  supportEmail: 'help@roomtone.test',
}

it('says who has signed the release', () => {
  const mail = releaseSignedMail(letter)
  expect(mailIn('en', mail).subject).toBe(
    'The host signed the location release: The Loft at Pier 9, Sat, Dec 5, 9:00 AM',
  )
  expect(mailIn('es', mail).subject).toContain(
    'El anfitrión firmó la autorización de locación: The Loft at Pier 9, sáb, 5 de dic',
  )
  expect(mailIn('fr', mail).subject).toContain(
    'L’hôte a signé l’autorisation de tournage\u00a0: The Loft at Pier 9, sam. 5 déc.',
  )
  expect(mailIn('fr', releaseSignedMail({ ...letter, side: 'host', hasSigned: true })).text).toContain(
    'Le locataire a signé aussi\u00a0: l’autorisation de tournage',
  )
})
