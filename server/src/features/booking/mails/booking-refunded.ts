import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, type Said, type Writing } from './letter.ts'

interface RefundLetter extends Letter {
  /** Out of the host's share: the payout was made up before, so it comes out of the next ones. */
  isPaidOut: boolean
}

/** An admin refunded something. The reason is in the audit log and is not given here. */
export function bookingRefundedMail(letter: RefundLetter): MailIn {
  return letterMail(letter, letter.side === 'guest' ? toGuest : toHost)
}

function toGuest({ letter, texts, values, money }: Writing<RefundLetter>): Said {
  const { facts, tender } = texts
  const { guest } = texts.refunded
  return {
    subject: guest.subject(values),
    preheader: tender.back(values),
    text: [guest.text, tender.refunded(values)],
    facts: [
      [facts.paid, money(letter.total)],
      [facts.refund, money(letter.refunded)],
    ],
    action: texts.actions.booking,
  }
}

function toHost({ letter, language, texts, values, money }: Writing<RefundLetter>): Said {
  const { isPaidOut, refunded } = letter
  const { host } = texts.refunded
  return {
    subject: host.subject(values),
    preheader: host.preheader({ isPaidOut }),
    text: [host.text(values), host.outOf({ isPaidOut, refunded })],
    facts: [[texts.facts.refundToGuest, money(refunded)]],
    action: texts.actions.booking,
    note: frameIn(language).aboutBooking.wrong(values),
  }
}
