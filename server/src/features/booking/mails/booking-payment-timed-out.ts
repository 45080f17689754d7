import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, spaceName } from './letter.ts'

export function bookingPaymentTimedOutMail(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Your request for ${spaceName(letter)} was not sent`,
    preheader: 'The payment was not completed in time. Nothing was charged.',
    heading: 'The time is free again.',
    text: [
      'We held this time for you while you paid. The payment was not completed, so the request never reached the host.',
      'Nothing was charged. If your bank shows a reservation, it lets go of it within a few days.',
    ],
    action: 'See what happened',
    note: 'If you still want the space, you are welcome to request it again.',
  })
}
