import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail } from './letter.ts'

export function bookingPaymentTimedOutMail(letter: Letter): MailIn {
  return letterMail(letter, ({ texts: { paymentTimedOut, tender, actions }, values }) => ({
    subject: paymentTimedOut.subject(values),
    preheader: paymentTimedOut.preheader,
    text: [paymentTimedOut.text, tender.neverCharged],
    action: actions.request,
    note: paymentTimedOut.note,
  }))
}
