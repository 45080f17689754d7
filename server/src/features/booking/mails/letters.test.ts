import type { Language } from '@roomtone/texts/languages'
import { describe, expect, it } from 'vitest'
import { mailIn } from '../../../../testing/mail-in.ts'
import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { bookingAuthorizedMail } from './booking-authorized.ts'
import { bookingCancelledMail } from './booking-cancelled.ts'
import { bookingConfirmedMail } from './booking-confirmed.ts'
import { bookingOfferedMail } from './booking-offered.ts'
import { bookingPaymentFailedMail } from './booking-payment-failed.ts'
import { bookingReminderMail } from './booking-reminder.ts'
import type { Letter } from './letter.ts'

const letter: Letter = {
  side: 'guest',
  fullName: 'June Park',
  other: 'Imani',
  title: 'Glasshouse on Fern Lane',
  startsAt: new Date('2026-12-28T18:00:00Z'),
  endsAt: new Date('2026-12-28T22:00:00Z'),
  callAt: new Date('2026-12-28T18:00:00Z'),
  wrapAt: new Date('2026-12-28T22:00:00Z'),
  timeZone: 'America/Los_Angeles',
  production: 'A night at sea',
  kind: 'stills',
  purpose: 'Portraits.',
  crew: 3,
  total: 121_000,
  credit: 0,
  subtotal: 110_000,
  refunded: 121_000,
  toCredit: 0,
  refundedBesides: 0,
  midnights: 1,
  penalty: 0,
  isPenaltyWaived: false,
  expiresAt: new Date('2026-11-21T18:00:00Z'),
  wasSent: true,
  endedBy: 'host',
  endReason: '',
  endNote: '',
  link: 'https://roomtone.test/trips/1',
  unsubscribeUrl: null,
  publicUrl: 'https://roomtone.test',
  supportEmail: 'help@roomtone.test',
}
const host: Letter = { ...letter, side: 'host', other: 'June' }

/** Lines are broken and amounts are written with spaces of many widths; neither matters here. */
function words(language: Language, mail: MailIn): string {
  const { subject, html, text } = mailIn(language, mail)
  const preheader = /opacity:0[^>]*>([^&<]*)/.exec(html)?.[1] ?? ''
  return `${subject} ${preheader} ${text}`.replace(/\s+/g, ' ')
}

describe('letters about a booking, in another language', () => {
  it('leave titles and productions as they are', () => {
    expect(words('es', bookingConfirmedMail(letter, false))).toContain(
      'Imani aceptó: Glasshouse on Fern Lane, lun, 28 de dic',
    )
    const reminder = words('fr', bookingReminderMail(host))
    expect(reminder).toContain(
      'a réservé Glasshouse on Fern Lane pour une équipe de 3, à partir du lun. 28 déc. 2026',
    )
    expect(reminder).toContain('A night at sea (photo, équipe de 3)')
  })

  it('say every sentence, also where another could follow and does not', () => {
    expect(words('es', bookingPaymentFailedMail(letter))).toContain('Tu banco rechazó el cargo de $1,210')
    expect(words('fr', bookingPaymentFailedMail({ ...letter, credit: 21_000 }))).toContain(
      'a refusé le débit de 1 000 $US, votre demande a donc pris fin. Rien ne vous a été débité. Vous pouvez de nouveau',
    )
    expect(words('fr', bookingCancelledMail(host))).toContain('reste bloqué dans votre calendrier.')
    expect(words('es', bookingCancelledMail({ ...host, penalty: 5000 }))).toContain(
      'queda bloqueado en tu calendario. Debes $50',
    )
  })

  it('say in the preheader what goes back, and where', () => {
    expect(words('es', bookingCancelledMail(letter))).toContain('$1,210 vuelven a tu tarjeta.')
    expect(words('fr', bookingCancelledMail({ ...letter, toCredit: 21_000 }))).toContain(
      '210 $US sont de retour sur vos cartes cadeaux et bons, et 1 000 $US reviennent sur votre carte.',
    )
  })

  it('set a day off by its article', () => {
    const es = words('es', bookingAuthorizedMail(host))
    expect(es).toContain('Responde antes del sáb, 21 de nov')
    expect(words('fr', bookingAuthorizedMail(host))).toContain('Veuillez répondre avant le sam. 21 nov.')
    expect(words('es', bookingAuthorizedMail(letter))).toContain('Imani tiene hasta el sáb, 21 de nov')
    expect(words('es', bookingReminderMail(letter))).toContain('es tuyo desde el lun, 28 de dic')
  })

  it('tell who is next that it is their turn', () => {
    expect(words('es', bookingOfferedMail(letter))).toContain('Tu turno para reservar: ')
    expect(words('fr', bookingOfferedMail(letter))).toContain('À vous de réserver : ')
  })
})
