import { toWholeDollars } from '@roomtone/domain/money/cents'
import type { QuoteLine } from '@roomtone/domain/pricing/quote'
import { DEFAULT_FEE_HUNDREDTHS, DEFAULT_TAX_HUNDREDTHS } from '@roomtone/domain/pricing/rates'
import type { Block } from '../../../platform/documents/sheet.ts'
import { money, timeIn } from '../../../platform/documents/words.ts'
import { addressLines } from './address-lines.ts'
import type { BookingFacts } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'

/** The address is not on it: whoever is shown that is written down, and a paper is passed on. */
export function partiesBlock(facts: BookingFacts): Block {
  return {
    kind: 'parties',
    parties: [
      guestParty(facts),
      { role: PAPERS.host, name: facts.hostName, lines: [] },
      { role: PAPERS.through, name: PAPERS.roomtone, lines: [PAPERS.intermediary] },
    ],
  }
}

function guestParty({ guestName, work }: BookingFacts) {
  if (!work) return { role: PAPERS.guest, name: guestName, lines: [] }
  const lines = [PAPERS.inPerson(guestName), ...addressLines(work.billing), work.email]
  return { role: PAPERS.guest, name: work.company, lines }
}

export function bookingFacts(facts: BookingFacts): [string, string][] {
  const { title, city, region, country, production, crew, startsAt, endsAt, zone, state } = facts
  return [
    [PAPERS.space, `${title}, ${city}, ${region}, ${country}`],
    [PAPERS.production, production],
    [PAPERS.crew, String(crew)],
    [PAPERS.from, timeIn(startsAt, zone)],
    [PAPERS.until, timeIn(endsAt, zone)],
    ...(state === 'cancelled' ? [[PAPERS.status, PAPERS.cancelled] as [string, string]] : []),
  ]
}

export function priceBlock(facts: BookingFacts): Block {
  const { lines, subtotal, fee, tax, total } = facts
  return {
    kind: 'table',
    columns: [
      { name: PAPERS.what, share: 0.56 },
      { name: PAPERS.unitPrice, share: 0.22, align: 'right' },
      { name: PAPERS.amount, share: 0.22, align: 'right' },
    ],
    rows: lines.map((line) => [...wordsOf(line), money(line.amount)]),
    sums: [
      { name: PAPERS.subtotal, value: money(subtotal) },
      { name: PAPERS.fee((facts.feeHundredths ?? DEFAULT_FEE_HUNDREDTHS) / 100), value: money(fee) },
      { name: PAPERS.tax(taxPercentOf(facts)), value: money(tax) },
      { name: PAPERS.total, value: money(total), isTotal: true },
    ],
  }
}

function wordsOf(line: QuoteLine): [what: string, unit: string] {
  if (line.kind === 'hours') return [PAPERS.hours(line.hours), money(line.rate)]
  if (line.kind === 'days') return [PAPERS.days(line.days), money(line.price)]
  if (line.kind === 'weekly-discount') return [PAPERS.weeklyDiscount(line.percent), '']
  return [line.kind === 'day-cap' ? PAPERS.dayCap : PAPERS.cleaning, '']
}

/** A booking from before rates were kept has one to name only where it was the usual one. */
function taxPercentOf({ subtotal, tax, taxHundredths }: BookingFacts): number | null {
  if (taxHundredths !== null) return taxHundredths / 100
  const isUsual = toWholeDollars((subtotal * DEFAULT_TAX_HUNDREDTHS) / 10_000) === tax
  return isUsual ? DEFAULT_TAX_HUNDREDTHS / 100 : null
}
