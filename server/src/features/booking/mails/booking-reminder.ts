import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'

export function bookingReminderMail(letter: Letter): MailIn {
  return letterMail(letter, letter.side === 'guest' ? toGuest : toHost)
}

function toGuest({ letter, texts, values }: Writing): Said {
  const { guest } = texts.reminder
  return {
    subject: guest.subject({ ...values, day: dayOf(letter) }),
    preheader: guest.preheader,
    text: [guest.text(values)],
    action: texts.actions.booking,
  }
}

function toHost({ letter, texts, values }: Writing): Said {
  const { host } = texts.reminder
  return {
    subject: host.subject({ ...values, day: dayOf(letter) }),
    preheader: host.preheader(values),
    text: [host.text(values)],
    action: texts.actions.booking,
  }
}

/** It may leave hours late; and 24 hours before, in the night when clocks go forward, can be two days before. */
function dayOf({ midnights }: Letter): 'today' | 'tomorrow' | 'later' {
  if (midnights === 0) return 'today'
  return midnights === 1 ? 'tomorrow' : 'later'
}
