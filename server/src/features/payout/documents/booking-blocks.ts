import { shootTimesOf } from '@roomtone/domain/booking/shoot-times'
import type { Country } from '@roomtone/domain/listing/options'
import { toWholeDollars } from '@roomtone/domain/money/cents'
import type { QuoteLine } from '@roomtone/domain/pricing/quote'
import { DEFAULT_FEE_HUNDREDTHS, DEFAULT_TAX_HUNDREDTHS } from '@roomtone/domain/pricing/rates'
import { PRODUCT } from '@roomtone/texts/product'
import type { Block } from '../../../platform/documents/sheet.ts'
import { addressLines } from './address-lines.ts'
import type { BookingFacts } from './papers.store.ts'
import type { Writing } from './writing.ts'

/** The address is not on it: each person who is shown that is recorded, and a paper is passed on. */
export function partiesBlock(facts: BookingFacts, writing: Writing): Block {
  const { papers } = writing
  return {
    kind: 'parties',
    parties: [
      guestParty(facts, writing),
      { role: papers.host, name: facts.hostName, lines: [] },
      { role: papers.through, name: PRODUCT, lines: [papers.intermediary] },
    ],
  }
}

function guestParty({ guestName, work }: BookingFacts, { papers, language }: Writing) {
  if (!work) return { role: papers.guest, name: guestName, lines: [] }
  const lines = [papers.inPerson({ name: guestName }), ...addressLines(work.billing, language), work.email]
  return { role: papers.guest, name: work.company, lines }
}

export function bookingFacts(
  facts: BookingFacts,
  { papers, countries, timeIn }: Writing,
): [string, string][] {
  const { title, city, region, country, production, crew, startsAt, endsAt, zone, state } = facts
  return [
    [papers.space, `${title}, ${city}, ${region}, ${countries[country as Country] ?? country}`],
    [papers.production, production],
    [papers.crew, String(crew)],
    [papers.from, timeIn(startsAt, zone)],
    [papers.until, timeIn(endsAt, zone)],
    ...shootFacts(facts, { papers, timeIn }),
    ...(state === 'cancelled' ? [[papers.status, papers.cancelled] as [string, string]] : []),
  ]
}

/** Call and wrap, where prep or strike lie around them. */
function shootFacts(
  facts: BookingFacts,
  { papers, timeIn }: Pick<Writing, 'papers' | 'timeIn'>,
): [string, string][] {
  const { startsAt, endsAt, zone } = facts
  const { callAt, wrapAt } = shootTimesOf({ ...facts, timeZone: zone })
  return [
    ...(callAt > startsAt ? [[papers.call, timeIn(callAt, zone)] as [string, string]] : []),
    ...(wrapAt < endsAt ? [[papers.wrap, timeIn(wrapAt, zone)] as [string, string]] : []),
  ]
}

export function priceBlock(facts: BookingFacts, writing: Writing): Block {
  const { papers, money } = writing
  const { lines, subtotal, fee, tax, total } = facts
  const percent = taxPercentOf(facts)
  return {
    kind: 'table',
    columns: [
      { name: papers.what, share: 0.56 },
      { name: papers.unitPrice, share: 0.22, align: 'right' },
      { name: papers.amount, share: 0.22, align: 'right' },
    ],
    rows: lines.map((line) => [...wordsOf(line, writing), money(line.amount)]),
    sums: [
      { name: papers.subtotal, value: money(subtotal) },
      {
        name: papers.fee({ percent: (facts.feeHundredths ?? DEFAULT_FEE_HUNDREDTHS) / 100 }),
        value: money(fee),
      },
      { name: percent === null ? papers.taxOnly : papers.tax({ percent }), value: money(tax) },
      { name: papers.total, value: money(total), isTotal: true },
    ],
  }
}

function wordsOf(line: QuoteLine, { papers, money }: Writing): [what: string, unit: string] {
  switch (line.kind) {
    case 'hours':
      return [papers.hours({ count: line.hours }), money(line.rate)]
    case 'days':
      return [papers.days({ count: line.days }), money(line.price)]
    case 'weekly-discount':
      return [papers.weeklyDiscount({ percent: line.percent }), '']
    case 'long-day':
      return [papers.longDay({ percent: line.percent }), '']
    case 'prep':
      return [line.by === 'day' ? papers.prepDays(line) : papers.prepHours(line), '']
    case 'strike':
      return [line.by === 'day' ? papers.strikeDays(line) : papers.strikeHours(line), '']
    case 'crew':
      return [line.by === 'day' ? papers.crewDays(line) : papers.crewHours(line), money(line.unit)]
    case 'add-on':
      return [addOnName(line, papers), line.unit === 'once' ? '' : money(line.price)]
    case 'day-cap':
      return [papers.dayCap, '']
    case 'cleaning':
      return [papers.cleaning, '']
  }
}

function addOnName(
  { name, unit, count }: Extract<QuoteLine, { kind: 'add-on' }>,
  papers: Writing['papers'],
): string {
  if (unit === 'hour') return papers.addOnHours({ name, count })
  if (unit === 'person') return papers.addOnPeople({ name, count })
  return unit === 'item' && count > 1 ? papers.addOnItems({ name, count }) : name
}

/** A booking from before rates were kept has one to name only where it was the usual one. */
function taxPercentOf({ subtotal, tax, taxHundredths }: BookingFacts): number | null {
  if (taxHundredths !== null) return taxHundredths / 100
  const isUsual = toWholeDollars((subtotal * DEFAULT_TAX_HUNDREDTHS) / 10_000) === tax
  return isUsual ? DEFAULT_TAX_HUNDREDTHS / 100 : null
}
