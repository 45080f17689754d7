import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'

/** The person who withdraws knows it already: a guest gets this mail only when Roomtone withdrew for them. */
export function bookingWithdrawnMail(letter: Letter): MailIn {
  return letterMail(letter, letter.side === 'guest' ? toGuest : toHost)
}

function toGuest({ letter, texts, values }: Writing): Said {
  const { tender } = texts
  const { guest } = texts.withdrawn
  return {
    subject: guest.subject(values),
    preheader: guest.preheader,
    text: [guest.text, letter.wasSent ? tender.released(values) : tender.neverCharged],
    quote: letter.endNote,
    action: texts.actions.request,
  }
}

function toHost({ texts, values }: Writing): Said {
  const { host } = texts.withdrawn
  return {
    subject: host.subject(values),
    preheader: host.preheader,
    text: [host.text(values), host.nothingLeft],
    action: texts.actions.request,
  }
}

/** For a second hold or an offer that ended without its guest withdrawing. */
export function bookingLeftLineMail(letter: Letter): MailIn {
  return letterMail(letter, ({ texts: { leftLine, actions }, values }) => ({
    subject: leftLine.subject(values),
    preheader: letter.endedBy === 'host' ? leftLine.preheaderByHost(values) : leftLine.preheader,
    text: [letter.endedBy === 'host' ? leftLine.byHost(values) : leftLine.text],
    quote: letter.endNote,
    action: actions.request,
  }))
}
