import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'

/** The card was good when it was asked, and is no longer. */
export function bookingPaymentFailedMail(letter: Letter): MailIn {
  return letterMail(letter, letter.side === 'guest' ? toGuest : toHost)
}

function toGuest({ letter, texts, values }: Writing): Said {
  const { guest } = texts.paymentFailed
  return {
    subject: guest.subject(values),
    preheader: guest.preheader,
    text: [guest.text(values), ...(letter.credit > 0 ? [guest.creditsAgain] : []), guest.retry],
    action: texts.actions.request,
  }
}

function toHost({ texts, values }: Writing): Said {
  const { host } = texts.paymentFailed
  return {
    subject: host.subject(values),
    preheader: host.preheader,
    text: [host.text(values)],
    action: texts.actions.request,
  }
}
