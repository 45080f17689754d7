import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDay } from '../availability/weekly-hours.ts'
import { addDays } from '../time/local-date.ts'
import { NO_MENU, USUAL_SHOOT } from './menu.ts'
import { type Choice, quote } from './quote.ts'
import { dayPriceOf, defaultWeekendPrice, guestPriceHint, hourlyRateOf, type Rates } from './rates.ts'

const rates = (over: Partial<Rates> = {}): Rates => ({
  pricePerDay: 150_000,
  hourlyRate: 15_000,
  weekendDays: [5, 6],
  weekendPrice: null,
  weekendHourlyRate: null,
  weeklyDiscountPercent: 10,
  cleaningFee: 5_000,
  minimumHours: 4,
  feeHundredths: 1200,
  taxHundredths: 900,
  overrides: {},
  hours: everyDay(480, 1320),
  menu: NO_MENU,
  ...over,
})

function quoted(given: Rates, choice: Choice) {
  const result = quote(given, choice)
  if (!result.ok) throw new Error(result.problem.code)
  return result.quote
}

const TUESDAY = '2026-12-01'

describe('quote', () => {
  it('gives the figures of the specification: $150 × 4 hours and $50 cleaning make $787', () => {
    expect(quoted(rates(), { by: 'hour', date: TUESDAY, start: 540, hours: 4, shoot: USUAL_SHOOT })).toEqual({
      lines: [
        { kind: 'hours', hours: 4, rate: 15_000, amount: 60_000 },
        { kind: 'cleaning', amount: 5_000 },
      ],
      rent: 60_000,
      subtotal: 65_000,
      platformFee: 7_800,
      tax: 5_900,
      total: 78_700,
      feeHundredths: 1200,
      taxHundredths: 900,
    })
  })

  it('takes fee and tax as given, to a hundredth of a percent', () => {
    const choice = { by: 'hour', date: TUESDAY, start: 540, hours: 4, shoot: USUAL_SHOOT } as const
    const dear = quoted(rates({ feeHundredths: 1550, taxHundredths: 0 }), choice)
    expect([dear.platformFee, dear.tax, dear.total]).toEqual([10_100, 0, 75_100])
    const place = quoted(rates({ taxHundredths: 1025 }), choice)
    expect([place.platformFee, place.tax]).toEqual([7_800, 6_700])
  })

  it('refuses fewer hours than the host takes, naming the least', () => {
    expect(quote(rates(), { by: 'hour', date: TUESDAY, start: 540, hours: 3, shoot: USUAL_SHOOT })).toEqual({
      ok: false,
      problem: { code: 'below_minimum_hours', minimumHours: 4 },
    })
    expect(
      quote(rates(), { by: 'day', checkIn: TUESDAY, checkOut: '2026-11-30', shoot: USUAL_SHOOT }),
    ).toMatchObject({
      ok: false,
    })
  })

  it('never asks more for hours than for the whole day', () => {
    const given = rates({ pricePerDay: 100_000 })
    const eleven = quoted(given, { by: 'hour', date: TUESDAY, start: 540, hours: 11, shoot: USUAL_SHOOT })
    expect(eleven.rent).toBe(100_000)
    expect(eleven.lines).toContainEqual({ kind: 'day-cap', amount: -65_000 })
  })

  it('takes weekdays, weekends and the host’s own prices for single days', () => {
    const given = rates({ pricePerDay: 20_900, weekendPrice: 22_800, overrides: { '2026-12-06': 26_000 } })
    // Thursday 3 December to Sunday 6 December
    const { rent } = quoted(given, {
      by: 'day',
      checkIn: '2026-12-03',
      checkOut: '2026-12-06',
      shoot: USUAL_SHOOT,
    })
    expect(rent).toBe(20_900 + 22_800 + 22_800 + 26_000)
  })

  it('takes the host’s own hourly rate for a day, and never asks more than that whole day', () => {
    const given = rates({
      pricePerDay: 150_000,
      weekendDays: [0, 6],
      weekendHourlyRate: 20_000,
      overrides: { '2026-12-06': 90_000 },
      hourlyOverrides: { '2026-12-05': 30_000, '2026-12-06': 30_000 },
    })
    const four = (date: string) =>
      quoted(given, { by: 'hour', date, start: 540, hours: 4, shoot: USUAL_SHOOT }).rent
    expect(['2026-12-05', '2026-12-06', '2026-12-12'].map(four)).toEqual([120_000, 90_000, 80_000])
    // Whole days keep their price.
    const day = { by: 'day', checkIn: '2026-12-05', checkOut: '2026-12-05', shoot: USUAL_SHOOT } as const
    expect(quoted(given, day).rent).toBe(150_000)
  })

  it('takes the days that the host calls a weekend, and no others', () => {
    const given = rates({ pricePerDay: 20_000, weekendPrice: 30_000, weekendDays: [0, 6] })
    const on = (date: string) =>
      quoted(given, { by: 'day', checkIn: date, checkOut: date, shoot: USUAL_SHOOT }).rent
    // Friday 4 December to Sunday 6 December
    expect(['2026-12-04', '2026-12-05', '2026-12-06'].map(on)).toEqual([20_000, 30_000, 30_000])
    const none = rates({ pricePerDay: 20_000, weekendPrice: 30_000, weekendDays: [] })
    expect(
      quoted(none, { by: 'day', checkIn: '2026-12-05', checkOut: '2026-12-05', shoot: USUAL_SHOOT }).rent,
    ).toBe(20_000)
  })

  it('takes more for an hour on a weekend only where the host says so, and never more than the day', () => {
    const four = (over: Partial<Rates>, date: string) =>
      quoted(rates({ weekendDays: [0, 6], cleaningFee: 0, ...over }), {
        by: 'hour',
        date,
        start: 540,
        hours: 4,
        shoot: USUAL_SHOOT,
      })
    const [friday, saturday] = ['2026-12-04', '2026-12-05']
    expect(four({}, saturday).rent).toBe(60_000)
    expect(four({ weekendHourlyRate: 20_000 }, saturday).lines[0]).toEqual({
      kind: 'hours',
      hours: 4,
      rate: 20_000,
      amount: 80_000,
    })
    expect(four({ weekendHourlyRate: 20_000 }, friday).rent).toBe(60_000)
    expect(four({ weekendHourlyRate: 20_000, weekendPrice: 70_000 }, saturday).rent).toBe(70_000)
  })

  it('gives the weekly discount from the seventh day on', () => {
    const given = rates({ cleaningFee: 0 })
    const days = (count: number) =>
      quoted(given, {
        by: 'day',
        checkIn: TUESDAY,
        checkOut: addDays(TUESDAY, count - 1),
        shoot: USUAL_SHOOT,
      })
    expect(days(6).rent).toBe(6 * 150_000)
    expect(days(7).rent).toBe((7 * 150_000 * 9) / 10)
  })

  it('always adds up, in whole cents, with fee and tax in whole dollars', () => {
    const cents = fc.integer({ min: 100, max: 100_000_000 })
    fc.assert(
      fc.property(
        fc.record({
          pricePerDay: cents,
          hourlyRate: fc.option(cents),
          weekendPrice: fc.option(cents),
          weekendHourlyRate: fc.option(cents),
          weekendDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
          weeklyDiscountPercent: fc.integer({ min: 0, max: 90 }),
          cleaningFee: fc.integer({ min: 0, max: 1_000_000 }),
        }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 4, max: 24 }),
        (over, length, hours) => {
          const given = rates(over)
          const days = quoted(given, {
            by: 'day',
            checkIn: TUESDAY,
            checkOut: addDays(TUESDAY, length),
            shoot: USUAL_SHOOT,
          })
          const byHour = quoted(given, { by: 'hour', date: TUESDAY, start: 540, hours, shoot: USUAL_SHOOT })
          for (const one of [days, byHour]) {
            expect(one.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(one.subtotal)
            expect(one.total).toBe(one.subtotal + one.platformFee + one.tax)
            expect([one.platformFee % 100, one.tax % 100]).toEqual([0, 0])
            expect(Math.abs(one.platformFee - one.subtotal * 0.12)).toBeLessThanOrEqual(50)
            expect(Number.isInteger(one.total)).toBe(true)
            expect(one.rent).toBeGreaterThan(0)
          }
          expect(byHour.rent).toBeLessThanOrEqual(dayPriceOf(given, TUESDAY))
        },
      ),
    )
  })
})

describe('what a host sees', () => {
  it('hints 1.15 times the base price, and starts weekends at the sample’s proportion', () => {
    expect(guestPriceHint(20_900)).toBe(24_000)
    expect(defaultWeekendPrice(20_900)).toBe(22_800)
  })

  it('makes the hourly rate a tenth of the day, up to a whole dollar, where none is set', () => {
    expect(hourlyRateOf({ pricePerDay: 95_050, hourlyRate: null })).toBe(9_600)
    expect(hourlyRateOf({ pricePerDay: 95_050, hourlyRate: 12_345 })).toBe(12_345)
  })
})
