import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'

export function bookingAuthorizedMail(letter: Letter): MailIn {
  return letterMail(letter, letter.side === 'guest' ? toGuest : toHost)
}

function toGuest({ letter, texts, values, money, moment }: Writing): Said {
  const { facts, tender } = texts
  const { guest } = texts.authorized
  return {
    subject: guest.subject(values),
    preheader: guest.preheader(values),
    text: [guest.text(values), tender.reserved(values)],
    facts: [
      [facts.total, money(letter.total)],
      [facts.answerBy, moment(values.until.at)],
    ],
    action: guest.action,
    note: guest.note,
  }
}

function toHost({ letter, texts, values, money, moment }: Writing): Said {
  const { facts } = texts
  const { host } = texts.authorized
  return {
    subject: host.subject(values),
    preheader: host.preheader(values),
    text: [host.text(values)],
    quote: letter.purpose,
    facts: [
      [facts.receive, money(letter.subtotal)],
      [facts.answerBy, moment(values.until.at)],
    ],
    action: host.action,
    note: host.note,
  }
}
