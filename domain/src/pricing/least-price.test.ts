import fc from 'fast-check'
import { expect, it } from 'vitest'
import { usualTime } from '../availability/usual-time.ts'
import { everyDay } from '../availability/weekly-hours.ts'
import { addDays, datesFrom } from '../time/local-date.ts'
import { leastPrice } from './least-price.ts'
import { NO_MENU, USUAL_SHOOT } from './menu.ts'
import { quote } from './quote.ts'
import { SAMPLE_RATES } from './sample.ts'
import { leastHours } from './what-menu-asks.ts'

const MONDAY = '2026-11-30'
const cents = fc.integer({ min: 100, max: 1_000_000 })
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 })
const percent = fc.integer({ min: 0, max: 90 })

const aListing = fc.record({
  pricePerDay: cents,
  hourlyRate: some(cents),
  weekendDays: fc.constantFrom([0, 6], [5, 6], []),
  weekendPrice: some(cents),
  weekendHourlyRate: some(cents),
  weeklyDiscountPercent: percent,
  cleaningFee: fc.nat(50_000),
  minimumHours: fc.integer({ min: 1, max: 10 }),
  rentsBy: fc.constantFrom('hour' as const, 'day' as const, 'both' as const),
  menu: fc.record({
    kinds: fc.array(
      fc.record({
        kind: fc.constant('stills' as const),
        hourlyRate: some(cents),
        pricePerDay: some(cents),
        minimumHours: some(fc.integer({ min: 1, max: 10 })),
        crewMax: fc.constant(null),
      }),
      { maxLength: 1 },
    ),
    longDay: some(fc.record({ fromHours: fc.integer({ min: 2, max: 12 }), percent })),
  }),
})

const asked = fc.record({
  from: fc.nat(6).map((day) => addDays(MONDAY, day)),
  days: fc.integer({ min: 1, max: 12 }),
  hours: some(fc.integer({ min: 1, max: 12 })),
})

const daysWithPrices = fc.dictionary(
  fc.nat(14).map((day) => addDays(MONDAY, day)),
  cents,
  { maxKeys: 4 },
)

function lowestOf(prices: Record<string, number>): number | null {
  const all = Object.values(prices)
  return all.length > 0 ? Math.min(...all) : null
}

it('is never above what the usual shoot costs, on whatever day and for however long', () => {
  let compared = 0
  fc.assert(
    fc.property(
      aListing,
      asked,
      daysWithPrices,
      daysWithPrices,
      (listing, { from, days, hours }, overrides, hourlyOverrides) => {
        const { rentsBy } = listing
        const menu = { ...NO_MENU, ...listing.menu }
        const own = { menu, overrides, hourlyOverrides }
        const rates = { ...SAMPLE_RATES, ...listing, ...own, feeHundredths: 0, taxHundredths: 0 }
        const terms = {
          hours: everyDay(0, 1440),
          rentsBy,
          minimumHours: leastHours(rates, USUAL_SHOOT.kind),
        }
        const to = addDays(from, days - 1)
        const time = usualTime(terms, { from, to, ...(hours !== null && { hours }) })
        const result = quote(rates, { ...time, shoot: USUAL_SHOOT })
        if (!result.ok) return
        compared++
        const least = leastPrice({
          ...listing,
          menu,
          lowestOverride: lowestOf(overrides),
          lowestHourlyOverride: lowestOf(hourlyOverrides),
        })
        const { subtotal } = result.quote
        const length = time.by === 'day' ? datesFrom(time.checkIn, time.checkOut).length : 1
        expect(length === 1 ? least.block : least.day * length).toBeLessThanOrEqual(subtotal)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(compared).toBeGreaterThan(1_000)
})

it('is the price itself where a listing has only one', () => {
  const none = { lowestOverride: null, lowestHourlyOverride: null }
  const plain = { ...SAMPLE_RATES, rentsBy: 'both' as const, menu: NO_MENU, ...none }
  const listing = { ...plain, pricePerDay: 120_000, hourlyRate: 15_000, weekendPrice: null }
  const same = { ...listing, weekendHourlyRate: null, weeklyDiscountPercent: 0, cleaningFee: 5_000 }
  expect(leastPrice({ ...same, minimumHours: 4 })).toEqual({ block: 65_000, day: 120_000 })
  expect(leastPrice({ ...same, minimumHours: 4, lowestOverride: 50_000 })).toEqual({
    block: 55_000,
    day: 50_000,
  })
  expect(leastPrice({ ...same, minimumHours: 4, lowestHourlyOverride: 10_000 })).toEqual({
    block: 45_000,
    day: 120_000,
  })
  expect(leastPrice({ ...same, rentsBy: 'day', minimumHours: 4 })).toEqual({ block: 125_000, day: 120_000 })
})
