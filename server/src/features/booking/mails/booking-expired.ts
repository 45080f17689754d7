import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'

/** The host did not answer in time, or the time of a second hold never became free. */
export function bookingExpiredMail(letter: Letter): MailIn {
  if (letter.side === 'host') return letterMail(letter, toHost)
  return letterMail(letter, letter.wasSent ? toGuest : toWaiting)
}

function toGuest({ letter, texts, values }: Writing): Said {
  const { guest } = texts.expired
  return {
    subject: guest.subject(values),
    preheader: guest.preheader,
    text: [`${guest.text(values)} ${texts.tender.released(values)}`],
    action: texts.actions.search,
    link: new URL('/search', letter.publicUrl).href,
  }
}

function toWaiting({ letter, texts, values }: Writing): Said {
  const { waiting } = texts.expired
  return {
    subject: waiting.subject(values),
    preheader: waiting.preheader,
    text: [waiting.text],
    action: texts.actions.search,
    link: new URL('/search', letter.publicUrl).href,
  }
}

function toHost({ letter, texts, values, money }: Writing): Said {
  const { host } = texts.expired
  return {
    subject: host.subject(values),
    preheader: host.preheader,
    text: [host.text(values)],
    facts: [[texts.facts.wouldHaveReceived, money(letter.subtotal)]],
    action: texts.actions.request,
    note: host.note,
  }
}
