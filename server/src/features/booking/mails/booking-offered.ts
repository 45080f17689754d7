import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail } from './letter.ts'

/** A second hold has been promoted. */
export function bookingOfferedMail(letter: Letter): MailIn {
  return letterMail(letter, ({ texts: { offered, facts }, values, money, moment }) => ({
    subject: offered.subject(values),
    preheader: offered.preheader(values),
    text: [offered.text(values), offered.how],
    facts: [
      [facts.total, money(letter.total)],
      [facts.heldUntil, moment(values.until.at)],
    ],
    action: offered.action,
    note: offered.note,
  }))
}

export function bookingOfferPassedMail(letter: Letter): MailIn {
  return letterMail(letter, ({ texts: { offerPassed, actions }, values }) => ({
    subject: offerPassed.subject(values),
    preheader: offerPassed.preheader,
    text: [offerPassed.text],
    action: actions.request,
  }))
}
