import type { Party } from '@roomtone/domain/booking/process'
import type { ProductionKind } from '@roomtone/domain/booking/production'
import type { Cents } from '@roomtone/domain/money/cents'
import { textsIn } from '@roomtone/texts/all/booking/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as labelsIn } from '@roomtone/texts/all/labels'
import { textsIn as frameIn } from '@roomtone/texts/all/mail/about-booking'
import type { Language } from '@roomtone/texts/languages'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'
import { whenFacts } from '../../../platform/mail/layout/when-facts.ts'

/** What a mail about a booking may say to one side. It knows no address, no contact and no last name of the other. */
export interface Letter extends MailSite {
  side: 'guest' | 'host'
  /** Of who reads it. */
  fullName: string
  /** First name of the other side. */
  other: string
  title: string
  startsAt: Date
  endsAt: Date
  callAt: Date
  wrapAt: Date
  timeZone: string
  /** How many of the place's midnights lie before the start as this is written: 0 is today there, 1 tomorrow. */
  midnights: number
  production: string
  kind: ProductionKind
  purpose: string
  crew: number
  total: number
  /** Of it, what gift cards and coupons pay; the card pays the rest. */
  credit: number
  subtotal: number
  /** By the cancellation. */
  refunded: number
  /** Of it, what went back to gift cards and coupons. */
  toCredit: number
  /** What was given back besides. */
  refundedBesides: number
  penalty: number
  isPenaltyWaived: boolean
  /** When the clock ends the present state. */
  expiresAt: Date | null
  /** It reached the host once. */
  wasSent: boolean
  endedBy: Party | null
  /** A code of the list they chose from, or what an admin wrote. */
  endReason: string
  endNote: string
  /** The booking's page. */
  link: string
  /** Null: a mail that binds somebody cannot be turned off. */
  unsubscribeUrl: string | null
}

export type Fact = [label: string, value: string]

export interface Said {
  /** The heading too. */
  subject: string
  preheader: string
  text: string[]
  facts?: Fact[]
  /** What somebody wrote themselves, if they did. */
  quote?: string
  action: string
  /** Another page than the booking's. */
  link?: string
  note?: string
}

/** What a letter is written with, in the language of its reader. */
export interface Writing<L extends Letter = Letter> {
  letter: L
  language: Language
  texts: ReturnType<typeof textsIn>
  /** What messages name; each takes what it needs. */
  values: ReturnType<typeof valuesOf>
  money: (cents: Cents) => string
  /** By the clocks of the place, which it names. */
  moment: (at: Date) => string
}

export function letterMail<L extends Letter>(letter: L, say: (writing: Writing<L>) => Said): MailIn {
  return (language) => {
    const { fullName, side, unsubscribeUrl, publicUrl, supportEmail, timeZone } = letter
    const texts = textsIn(language)
    const { money, date } = formatsIn(language)
    const values = valuesOf(letter, texts.names)
    const moment = (at: Date) => date('exact', { at, timeZone })
    const said = say({ letter, language, texts, values, money, moment })
    const { subject, preheader } = said
    const blocks: MailBlock[] = [
      { kind: 'text', text: greeting(language, fullName) },
      ...said.text.map((text) => ({ kind: 'text', text }) as const),
      ...(said.quote ? [{ kind: 'quote', text: said.quote } as const] : []),
      { kind: 'facts', rows: [...factsOf(letter, language), ...(said.facts ?? [])] },
      { kind: 'button', label: said.action, url: said.link ?? letter.link },
      ...(said.note ? [{ kind: 'note', text: said.note } as const] : []),
    ]
    const reason = side === 'guest' ? texts.reason : frameIn(language).aboutBooking.hosts
    const site = { publicUrl, supportEmail }
    return writeMail(language, {
      subject,
      preheader,
      heading: subject,
      blocks,
      reason,
      unsubscribeUrl,
      ...site,
    })
  }
}

function factsOf(letter: Letter, language: Language): Fact[] {
  const { title, production, kind, crew } = letter
  const { aboutBooking } = frameIn(language)
  const kinds = labelsIn(language).productionKindsInText
  return [
    [aboutBooking.space, title],
    ...whenFacts(language, letter),
    [aboutBooking.production, textsIn(language).facts.production({ production, kind: kinds[kind], crew })],
  ]
}

function valuesOf(letter: Letter, names: ReturnType<typeof textsIn>['names']) {
  const { side, other, startsAt, timeZone, expiresAt, endedBy, total, credit, refunded, toCredit } = letter
  const known = greetingName(other)
  return {
    /** The other side by first name, or by their role where the name does not belong in a mail. */
    name: known ?? (side === 'guest' ? names.host : names.guest),
    guest: known ?? names.guestInside,
    title: letter.title,
    start: { at: startsAt, timeZone },
    /** Where there is no deadline, the start: nothing is held or answered after it. */
    until: { at: expiresAt ?? startsAt, timeZone },
    crew: letter.crew,
    paidBy: paidBy(letter),
    total,
    credit,
    card: total - credit,
    subtotal: letter.subtotal,
    backTo: wentBackTo(letter),
    refunded,
    toCredit,
    toCard: refunded - toCredit,
    before: letter.refundedBesides,
    penalty: letter.penalty,
    endedBy: endedBy ?? '',
    supportEmail: letter.supportEmail,
  }
}

type Tender = 'card' | 'credits' | 'both'

/** What pays: a card, or gift cards and coupons, which are credits, or both. */
function paidBy({ total, credit }: Letter): Tender {
  if (credit === 0) return 'card'
  return credit === total ? 'credits' : 'both'
}

/** Where a refund goes. */
function wentBackTo({ refunded, toCredit }: Letter): Tender {
  if (toCredit === 0) return 'card'
  return toCredit === refunded ? 'credits' : 'both'
}
