import { own } from '@roomtone/contract/language/own-words'
import type { Party } from '@roomtone/domain/booking/process'
import { PRODUCTION_KIND_LABELS, type ProductionKind } from '@roomtone/domain/booking/production'
import { startWords } from '../../../platform/documents/words.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import type { MailBlock } from '../../../platform/mail/layout/mail-block.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'
import { momentWords, moneyWords, whenWords } from './mail-words.ts'

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
  /** In words. */
  endReason: string
  endNote: string
  /** The booking's page. */
  link: string
  /** Null: a mail that binds somebody cannot be turned off. */
  unsubscribeUrl: string | null
}

type Words = {
  /** The heading too. */
  subject: string
  preheader: string
  text: string[]
  facts?: [label: string, value: string][]
  /** What somebody wrote themselves. */
  quote?: string
  action: string
  /** Another page than the booking's. */
  link?: string
  note?: string
}

export function letterMail(letter: Letter, words: Words): Mail {
  const { fullName, unsubscribeUrl, publicUrl, supportEmail } = letter
  const { subject, preheader } = words
  const blocks: MailBlock[] = [
    { kind: 'text', text: greet(fullName) },
    ...words.text.map((text) => ({ kind: 'text', text }) as const),
    ...(words.quote ? [{ kind: 'quote', text: words.quote } as const] : []),
    { kind: 'facts', rows: [...factsOf(letter), ...(words.facts ?? [])] },
    { kind: 'button', label: words.action, url: words.link ?? letter.link },
    ...(words.note ? [{ kind: 'note', text: words.note } as const] : []),
  ]
  const reason =
    letter.side === 'guest'
      ? 'You got this because you requested a space on Roomtone.'
      : 'You got this because you host a space on Roomtone.'
  const site = { publicUrl, supportEmail }
  return renderMail({ subject, preheader, heading: subject, blocks, reason, unsubscribeUrl, ...site })
}

function factsOf(letter: Letter): [string, string][] {
  const { startsAt, endsAt, timeZone, production, kind, crew } = letter
  return [
    ['Space', spaceName(letter)],
    ['When', whenWords(startsAt, endsAt, timeZone)],
    ['Production', `${own(production)} (${PRODUCTION_KIND_LABELS[kind].toLowerCase()}, crew of ${crew})`],
  ]
}

/** As its host calls it, which no language changes. */
export function spaceName({ title }: Pick<Letter, 'title'>): string {
  return own(title)
}

/** What and when: `Foundry Street Brick Loft, Sat, Dec 5, 9:00 AM`, by the clocks of the place. */
export function spaceAndStart(letter: Letter): string {
  return `${spaceName(letter)}, ${startWords(letter.startsAt, letter.timeZone)}`
}

/** The other side by first name, or by their part where the name is none that a mail should carry. */
export function otherName({ side, other }: Letter): string {
  return greetingName(other) ?? (side === 'guest' ? 'The host' : 'A guest')
}

export const money = moneyWords

export function moment({ timeZone }: Letter, at: Date | null): string {
  return at ? momentWords(at, timeZone) : ''
}
