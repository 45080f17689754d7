import { expect, it } from 'vitest'
import { mailIn } from '../../../platform/mail/layout/mail-layout.ts'
import { type PacketLetter, releaseSignedMail } from './packet-mails.ts'

const letter: PacketLetter = {
  side: 'guest',
  fullName: 'June Park',
  title: 'The Loft at Pier 9',
  production: 'Night at sea',
  when: 'Sat, Dec 5, 2026, 9:00 AM – 1:00 PM PST',
  version: 1,
  hasSigned: false,
  completedReason: '',
  link: 'https://roomtone.test/trips/1',
  publicUrl: 'https://roomtone.test',
  supportEmail: 'help@roomtone.test',
}

it('says who has signed the release', () => {
  const mail = releaseSignedMail(letter)
  expect(mail.subject).toBe('The host has signed the location release for The Loft at Pier 9')
  expect(mailIn('es', mail).subject).toBe(
    'El anfitrión firmó la autorización de locación de The Loft at Pier 9',
  )
  expect(mailIn('fr', mail).subject).toBe('L’hôte a signé l’autorisation de tournage pour The Loft at Pier 9')
  expect(mailIn('fr', releaseSignedMail({ ...letter, side: 'host', hasSigned: true })).text).toContain(
    'Le locataire a signé aussi, l’autorisation de tournage est donc',
  )
})
