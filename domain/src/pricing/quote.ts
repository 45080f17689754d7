import type { TimeChoice } from '../availability/time-rules.ts'
import { type Cents, percentOf, toWholeDollars } from '../money/cents.ts'
import { addDays, datesFrom, type LocalDate } from '../time/local-date.ts'
import { type AddOnUnit, addOnsFor, crewTierFor, kindTerms, type Shoot } from './menu.ts'
import {
  DAYS_FOR_WEEKLY_DISCOUNT,
  dayPriceOf,
  HOURS_IN_PRODUCTION_DAY,
  hourlyRateOn,
  type Rates,
  ratesForKind,
} from './rates.ts'

/** A time, and what kind of shoot it is for. */
export type Choice = TimeChoice & { shoot: Shoot }

export type QuoteLine =
  | { kind: 'hours'; hours: number; rate: Cents; amount: Cents }
  | { kind: 'long-day'; percent: number; amount: Cents }
  /** The hours would have cost more than the whole day. */
  | { kind: 'day-cap'; amount: Cents }
  | { kind: 'days'; days: number; price: Cents; amount: Cents }
  | { kind: 'weekly-discount'; percent: number; amount: Cents }
  /** Hours or days before the call and after the wrap. */
  | { kind: 'prep' | 'strike'; by: 'hour' | 'day'; count: number; percent: number; amount: Cents }
  /** More people than the rent includes. */
  | { kind: 'crew'; by: 'hour' | 'day'; from: number; count: number; unit: Cents; amount: Cents }
  | { kind: 'add-on'; id: string; name: string; unit: AddOnUnit; count: number; price: Cents; amount: Cents }
  | { kind: 'cleaning'; amount: Cents }

export type Quote = {
  lines: QuoteLine[]
  /** The price of the time: the part that cancellation policies refund by shares. */
  rent: Cents
  subtotal: Cents
  platformFee: Cents
  tax: Cents
  total: Cents
  /** The shares at which fee and tax were charged, in hundredths of a percent. */
  feeHundredths: number
  taxHundredths: number
}

export type QuoteProblem =
  | { code: 'below_minimum_hours'; minimumHours: number }
  | { code: 'no_days' }
  | { code: 'crew_above_kind'; crewMax: number }
  | { code: 'add_on_gone' }
  | { code: 'add_on_count'; name: string; min: number; max: number }
  | { code: 'no_prep' }

export type QuoteResult = { ok: true; quote: Quote } | { ok: false; problem: QuoteProblem }

/** Page and server use this one function: the page shows the price, the server decides it. */
export function quote(rates: Rates, choice: Choice): QuoteResult {
  const own = ratesForKind(rates, choice.shoot.kind)
  const problem = problemOf(own, choice)
  if (problem) return { ok: false, problem }
  const rent = choice.by === 'hour' ? hourLines(own, choice) : dayLines(own, choice)
  return { ok: true, quote: total(own, [...rent, ...crewLines(own, choice), ...addOnLines(own, choice)]) }
}

function problemOf(rates: Rates, choice: Choice): QuoteProblem | null {
  const { menu, minimumHours } = rates
  const { kind, crew, addOns } = choice.shoot
  if (choice.by === 'day' && choice.checkIn > choice.checkOut) return { code: 'no_days' }
  if (choice.by === 'hour' && choice.hours < minimumHours)
    return { code: 'below_minimum_hours', minimumHours }
  const crewMax = kindTerms(menu, kind)?.crewMax ?? null
  if (crewMax !== null && crew > crewMax) return { code: 'crew_above_kind', crewMax }
  if (menu.prepPercent === null && ((choice.prep ?? 0) > 0 || (choice.strike ?? 0) > 0))
    return { code: 'no_prep' }
  for (const { id, count } of addOns) {
    const one = menu.addOns.find((each) => each.id === id)
    if (!one) return { code: 'add_on_gone' }
    if (count < one.min || count > one.max) return { code: 'add_on_count', ...one }
  }
  return null
}

type HourShoot = Extract<Choice, { by: 'hour' }>
type DayShoot = Extract<Choice, { by: 'day' }>

function hourLines(rates: Rates, { date, hours, prep = 0, strike = 0 }: HourShoot): QuoteLine[] {
  const rate = hourlyRateOn(rates, date)
  const { longDay, prepPercent } = rates.menu
  const lines: QuoteLine[] = [{ kind: 'hours', hours, rate, amount: rate * hours }]
  if (longDay && hours >= longDay.fromHours)
    lines.push({
      kind: 'long-day',
      percent: longDay.percent,
      amount: -percentOf(sum(lines), longDay.percent),
    })
  lines.push(
    ...aroundLines('hour', prepPercent ?? 0, {
      prep: Array.from({ length: prep }, () => rate),
      strike: Array.from({ length: strike }, () => rate),
    }),
  )
  const over = sum(lines) - dayPriceOf(rates, date)
  if (over > 0) lines.push({ kind: 'day-cap', amount: -over })
  return lines
}

function dayLines(rates: Rates, { checkIn, checkOut, prep = 0, strike = 0 }: DayShoot): QuoteLine[] {
  const dates = datesFrom(checkIn, checkOut)
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
  const priceOn = (date: LocalDate) => dayPriceOf(rates, date)
  const around = aroundLines('day', rates.menu.prepPercent ?? 0, {
    prep: datesFrom(addDays(checkIn, -prep), addDays(checkIn, -1)).map(priceOn),
    strike: datesFrom(addDays(checkOut, 1), addDays(checkOut, strike)).map(priceOn),
  })
  return [...lines, ...around]
}

function aroundLines(
  by: 'hour' | 'day',
  percent: number,
  prices: Record<'prep' | 'strike', Cents[]>,
): QuoteLine[] {
  return (['prep', 'strike'] as const).flatMap((kind) => {
    const amount = prices[kind].reduce((whole, price) => whole + percentOf(price, percent), 0)
    const count = prices[kind].length
    return count > 0 ? [{ kind, by, count, percent, amount }] : []
  })
}

function crewLines({ menu }: Rates, choice: Choice): QuoteLine[] {
  const tier = crewTierFor(menu, choice.shoot.crew)
  if (!tier) return []
  const { by } = choice
  const [unit, count] =
    choice.by === 'hour'
      ? [tier.perHour, choice.hours]
      : [tier.perDay, datesFrom(choice.checkIn, choice.checkOut).length]
  if (unit === 0) return []
  return [{ kind: 'crew', by, from: tier.from, count, unit, amount: unit * count }]
}

function addOnLines({ menu, hours }: Rates, choice: Choice): QuoteLine[] {
  return addOnsFor(menu, choice.shoot, choice, hours).flatMap(({ id, count: taken }) => {
    const one = menu.addOns.find((each) => each.id === id)
    if (!one) return []
    const { name, unit, price } = one
    const count = { once: 1, hour: hoursOf(choice), person: taken, item: taken }[unit]
    return [{ kind: 'add-on', id, name, unit, count, price, amount: price * count }]
  })
}

/**
 * The hours that someone paid by the hour is there: the shoot only, because the crew does prep and strike
 * itself.
 */
function hoursOf(time: TimeChoice): number {
  if (time.by === 'hour') return time.hours
  return datesFrom(time.checkIn, time.checkOut).length * HOURS_IN_PRODUCTION_DAY
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
