import { type Cents, percentOf, toWholeDollars } from '../money/cents.ts'
import { datesFrom, type LocalDate } from '../time/local-date.ts'
import { DAYS_FOR_WEEKLY_DISCOUNT, dayPriceOf, hourlyRateOn, type Rates } from './rates.ts'

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
  /** At which shares fee and tax were reckoned, in hundredths of a percent. */
  feeHundredths: number
  taxHundredths: number
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
  const rate = hourlyRateOn(rates, date)
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

function total({ cleaningFee, feeHundredths, taxHundredths }: Rates, lines: QuoteLine[]): Quote {
  const rent = sum(lines)
  const all: QuoteLine[] = cleaningFee > 0 ? [...lines, { kind: 'cleaning', amount: cleaningFee }] : lines
  const subtotal = sum(all)
  const share = (hundredths: number) => toWholeDollars((subtotal * hundredths) / 10_000)
  const platformFee = share(feeHundredths)
  const tax = share(taxHundredths)
  const whole = subtotal + platformFee + tax
  return { lines: all, rent, subtotal, platformFee, tax, total: whole, feeHundredths, taxHundredths }
}

function sum(lines: QuoteLine[]): Cents {
  return lines.reduce((amount, line) => amount + line.amount, 0)
}
