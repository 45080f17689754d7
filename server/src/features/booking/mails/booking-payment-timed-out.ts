import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, spaceAndStart } from './letter.ts'

export function bookingPaymentTimedOutMail(letter: Letter): Mail {
  return letterMail(letter, {
    subject: `Request not sent: ${spaceAndStart(letter)}`,
    preheader: "The payment wasn't finished in time. You weren't charged.",
    text: [
      "The payment wasn't finished in time, so your request never reached the host.",
      "You weren't charged. If your bank shows a pending charge, it drops off within a few days.",
    ],
    action: 'See the request',
    note: "Still want the space? You're welcome to request it again.",
  })
}
