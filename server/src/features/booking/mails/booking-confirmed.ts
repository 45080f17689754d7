import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'
import { paidFacts } from './paid-facts.ts'

/** The host said yes, or the listing did so for them. */
export function bookingConfirmedMail(letter: Letter, isInstant: boolean): MailIn {
  const say = letter.side === 'guest' ? toGuest : toHost
  return letterMail(letter, (writing) => say(writing, isInstant))
}

function toGuest(writing: Writing, isInstant: boolean): Said {
  const { texts, values } = writing
  const { guest } = texts.confirmed
  return {
    subject: guest.subject({ ...values, isInstant }),
    preheader: guest.preheader,
    text: [guest.text({ ...values, isInstant }), texts.tender.charged(values)],
    facts: paidFacts(writing),
    action: guest.action,
    note: guest.note,
  }
}

function toHost({ letter, texts, values, money }: Writing, isInstant: boolean): Said {
  const { host } = texts.confirmed
  return {
    subject: host.subject({ ...values, isInstant }),
    preheader: host.preheader(values),
    text: [host.text({ ...values, isInstant })],
    quote: letter.purpose,
    facts: [[texts.facts.receive, money(letter.subtotal)]],
    action: texts.actions.booking,
    note: host.note,
  }
}
