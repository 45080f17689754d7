import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'
import { paidFacts } from './paid-facts.ts'

export function bookingCompletedMail(letter: Letter): MailIn {
  return letterMail(letter, letter.side === 'guest' ? toGuest : toHost)
}

function toGuest(writing: Writing): Said {
  const { texts, values } = writing
  const { guest } = texts.completed
  return {
    subject: guest.subject(values),
    preheader: guest.preheader,
    text: [guest.text],
    facts: paidFacts(writing),
    action: texts.actions.booking,
    note: guest.note,
  }
}

function toHost({ letter, texts, values, money }: Writing): Said {
  const { host } = texts.completed
  return {
    subject: host.subject(values),
    preheader: host.preheader,
    text: [host.text],
    // A refund may have come out of the host's share; the page has the sum.
    facts: letter.refundedBesides > 0 ? [] : [[texts.facts.receive, money(letter.subtotal)]],
    action: texts.actions.booking,
  }
}
