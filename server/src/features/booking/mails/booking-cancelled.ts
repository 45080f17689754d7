import { textsIn as labelsIn } from '@roomtone/texts/all/labels'
import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Fact, type Letter, letterMail, type Said, type Writing } from './letter.ts'
import { reasonFacts } from './reason-facts.ts'

export function bookingCancelledMail(letter: Letter): MailIn {
  return letterMail(letter, letter.side === 'guest' ? toGuest : toHost)
}

function whoCancelled({ letter, texts, values: { name } }: Writing): string {
  const { endedBy, side } = letter
  return texts.cancelled.who({ who: endedBy === side ? 'reader' : (endedBy ?? ''), name })
}

/** The person who canceled knows their own words. */
function quoteOf({ endedBy, side, endNote }: Letter): string {
  return endedBy === side ? '' : endNote
}

function reasonOf(writing: Writing): Fact[] {
  return reasonFacts(writing, labelsIn(writing.language).cancelReasons)
}

function toGuest(writing: Writing): Said {
  const { letter, texts, values, money } = writing
  const { facts, tender } = texts
  const { guest } = texts.cancelled
  const { refunded, refundedBesides: before, total } = letter
  const why = whyNothing(letter)
  return {
    subject: guest.subject(values),
    preheader: refunded === 0 ? guest.nothingBack({ why }) : tender.back(values),
    text: [
      whoCancelled(writing),
      refunded === 0 ? guest.noRefund({ why, total }) : tender.refunded(values),
      ...(before > 0 ? [guest.earlier(values)] : []),
    ],
    quote: quoteOf(letter),
    facts: [
      ...reasonOf(writing),
      [facts.paid, money(total)],
      ...(before > 0 ? [[facts.refundedEarlier, money(before)] satisfies Fact] : []),
      [facts.refund, money(refunded)],
    ],
    action: texts.actions.booking,
  }
}

/** An admin decides what is refunded; only a guest who cancels is held to the terms. */
function whyNothing({ endedBy, refundedBesides }: Letter): 'earlier' | 'terms' | 'decided' {
  if (refundedBesides > 0) return 'earlier'
  return endedBy === 'guest' ? 'terms' : 'decided'
}

function toHost(writing: Writing): Said {
  const { letter, texts, values, money } = writing
  const { facts } = texts
  const { host } = texts.cancelled
  return {
    subject: host.subject(values),
    preheader: host.preheader(values),
    text: [
      whoCancelled(writing),
      host.text(values),
      ...(letter.endedBy === 'host' ? penaltyOf(writing) : []),
    ],
    quote: quoteOf(letter),
    facts: [
      ...reasonOf(writing),
      [facts.refundToGuest, money(letter.refunded)],
      ...(letter.penalty > 0 ? [[facts.owe, money(letter.penalty)] satisfies Fact] : []),
    ],
    action: texts.actions.booking,
  }
}

function penaltyOf({ letter, texts, values }: Writing): string[] {
  const { host } = texts.cancelled
  if (letter.penalty > 0) return [host.penalty(values)]
  return letter.isPenaltyWaived ? [host.waived] : []
}
