import { type Cents, percentOf, toWholeDollars } from '../money/cents.ts'
import { datesFrom, type LocalDate } from '../time/local-date.ts'
import {
  DAYS_FOR_WEEKLY_DISCOUNT,
  dayPriceOf,
  hourlyRateOf,
  PLATFORM_FEE_PERCENT,
  type Rates,
} from './rates.ts'

export type Choice =
  | { by: 'hour'; date: LocalDate; hours: number }
  | { by: 'day'; checkIn: LocalDate; checkOut: LocalDate }

export type QuoteLine =
  | { kind: 'hours'; hours: number; rate: Cents; amount: Cents }
  /** The hours would have cost more than the whole day. */
  | { kind: 'day-cap'; amount: Cents }
  | { kind: 'days'; days: number; price: Cents; amount: Cents }
  | { kind: 'weekly-discount'; percent: number; amount: Cents }
  | { kind: 'cleaning'; amount: Cents }

export type Quote = {
  lines: QuoteLine[]
  /** What the time itself costs: the part that cancellation policies share out. */
  rent: Cents
  subtotal: Cents
  platformFee: Cents
  tax: Cents
  total: Cents
}

export type QuoteProblem = { code: 'below_minimum_hours'; minimumHours: number } | { code: 'no_days' }

export type QuoteResult = { ok: true; quote: Quote } | { ok: false; problem: QuoteProblem }

/** One function for page and server: the page shows it, the server decides it. */
export function quote(rates: Rates, choice: Choice): QuoteResult {
  if (choice.by === 'hour') {
    if (choice.hours < rates.minimumHours)
      return { ok: false, problem: { code: 'below_minimum_hours', minimumHours: rates.minimumHours } }
    return { ok: true, quote: total(rates, hourLines(rates, choice.date, choice.hours)) }
  }
  const dates = datesFrom(choice.checkIn, choice.checkOut)
  if (dates.length === 0) return { ok: false, problem: { code: 'no_days' } }
  return { ok: true, quote: total(rates, dayLines(rates, dates)) }
}

function hourLines(rates: Rates, date: LocalDate, hours: number): QuoteLine[] {
  const rate = hourlyRateOf(rates)
  const lines: QuoteLine[] = [{ kind: 'hours', hours, rate, amount: rate * hours }]
  const over = rate * hours - dayPriceOf(rates, date)
  if (over > 0) lines.push({ kind: 'day-cap', amount: -over })
  return lines
}

function dayLines(rates: Rates, dates: LocalDate[]): QuoteLine[] {
  const days = new Map<Cents, number>()
  for (const date of dates) {
    const price = dayPriceOf(rates, date)
    days.set(price, (days.get(price) ?? 0) + 1)
  }
  const lines: QuoteLine[] = [...days].map(([price, count]) => ({
    kind: 'days',
    days: count,
    price,
    amount: price * count,
  }))
  const percent = rates.weeklyDiscountPercent
  if (dates.length >= DAYS_FOR_WEEKLY_DISCOUNT && percent > 0)
    lines.push({ kind: 'weekly-discount', percent, amount: -percentOf(sum(lines), percent) })
  return lines
}

function total(rates: Rates, lines: QuoteLine[]): Quote {
  const rent = sum(lines)
  const withCleaning: QuoteLine[] =
    rates.cleaningFee > 0 ? [...lines, { kind: 'cleaning', amount: rates.cleaningFee }] : lines
  const subtotal = sum(withCleaning)
  const platformFee = toWholeDollars((subtotal * PLATFORM_FEE_PERCENT) / 100)
  const tax = toWholeDollars((subtotal * rates.taxPercent) / 100)
  return { lines: withCleaning, rent, subtotal, platformFee, tax, total: subtotal + platformFee + tax }
}

function sum(lines: QuoteLine[]): Cents {
  return lines.reduce((amount, line) => amount + line.amount, 0)
}
