import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRODUCTION_KINDS } from '../booking/production.ts'
import { type AddOn, addOnsFor, type Menu, NO_MENU, type Shoot, tooLateFor, USUAL_SHOOT } from './menu.ts'
import { type Choice, type QuoteProblem, quote } from './quote.ts'
import type { Rates } from './rates.ts'
import { SAMPLE_CHOICE, SAMPLE_RATES } from './sample.ts'

const TUESDAY = '2026-12-01'
const SATURDAY = '2026-12-05'

const addOn = (over: Partial<AddOn> = {}): AddOn => ({
  id: '5f0c2f0e-8f5b-4e53-9a57-0a5b63a4f001',
  name: 'Site manager',
  note: '',
  unit: 'hour',
  price: 3_500,
  min: 1,
  max: 1,
  stockPerDay: null,
  leadHours: 0,
  photo: null,
  requiredIf: null,
  ...over,
})

const rates = (menu: Partial<Menu>, over: Partial<Rates> = {}): Rates => ({
  ...SAMPLE_RATES,
  feeHundredths: 1200,
  taxHundredths: 900,
  menu: { ...NO_MENU, ...menu },
  ...over,
})

const hours = (over: Partial<Extract<Choice, { by: 'hour' }>> = {}): Choice => ({
  by: 'hour',
  date: TUESDAY,
  start: 540,
  hours: 4,
  shoot: USUAL_SHOOT,
  ...over,
})

const shoot = (over: Partial<Shoot>): Shoot => ({ ...USUAL_SHOOT, ...over })

function quoted(given: Rates, choice: Choice) {
  const result = quote(given, choice)
  if (!result.ok) throw new Error(result.problem.code)
  return result.quote
}

function problemOf(given: Rates, choice: Choice): QuoteProblem | null {
  const result = quote(given, choice)
  return result.ok ? null : result.problem
}

describe('a price menu', () => {
  it('leaves the sample at $787 while it has nothing on it', () => {
    expect(quoted(rates({}), SAMPLE_CHOICE).total).toBe(78_700)
  })

  it('takes a kind’s own rates, and on weekends as much more as everyone else', () => {
    const motion = {
      kind: 'motion',
      hourlyRate: 21_600,
      pricePerDay: 180_000,
      minimumHours: 6,
      crewMax: 15,
    } as const
    const given = rates(
      { kinds: [motion] },
      {
        hourlyRate: 18_000,
        pricePerDay: 150_000,
        weekendDays: [0, 6],
        weekendHourlyRate: 20_000,
        weekendPrice: 170_000,
        overrides: { '2026-12-02': 300_000 },
        hourlyOverrides: { '2026-12-02': 30_000 },
      },
    )
    const asMotion = shoot({ kind: 'motion', crew: 9 })
    const first = (choice: Choice) => quoted(given, choice).lines[0]
    expect(first(hours({ hours: 6, shoot: asMotion }))).toMatchObject({ rate: 21_600 })
    expect(first(hours({ hours: 6, date: SATURDAY, shoot: asMotion }))).toMatchObject({ rate: 24_000 })
    expect(first(hours({ date: SATURDAY }))).toMatchObject({ rate: 20_000 })
    const day = (date: string): Choice => ({ by: 'day', checkIn: date, checkOut: date, shoot: asMotion })
    expect(first(day(SATURDAY))).toMatchObject({ price: 204_000 })
    expect(first(day('2026-12-02'))).toMatchObject({ price: 360_000 })
    expect(first(hours({ hours: 6, date: '2026-12-02', shoot: asMotion }))).toMatchObject({ rate: 36_000 })
    expect(problemOf(given, hours({ shoot: asMotion }))).toEqual({
      code: 'below_minimum_hours',
      minimumHours: 6,
    })
    expect(problemOf(given, hours({ hours: 6, shoot: { ...asMotion, crew: 16 } }))).toEqual({
      code: 'crew_above_kind',
      crewMax: 15,
    })
  })

  it('charges the highest tier that a crew reaches, alone', () => {
    const given = rates({
      crewTiers: [
        { from: 7, perHour: 3_000, perDay: 25_000 },
        { from: 11, perHour: 6_000, perDay: 50_000 },
      ],
    })
    const crewLine = (crew: number) =>
      quoted(given, hours({ shoot: shoot({ crew }) })).lines.find(({ kind }) => kind === 'crew')
    expect(crewLine(6)).toBeUndefined()
    expect(crewLine(10)).toMatchObject({ from: 7, count: 4, amount: 12_000 })
    expect(crewLine(11)).toMatchObject({ from: 11, amount: 24_000 })
    const twoDays: Choice = { by: 'day', checkIn: TUESDAY, checkOut: '2026-12-02', shoot: shoot({ crew: 9 }) }
    expect(quoted(given, twoDays).lines).toContainEqual({
      kind: 'crew',
      by: 'day',
      from: 7,
      count: 2,
      unit: 25_000,
      amount: 50_000,
    })
  })

  it('counts add-ons once, by the hour, by the person and by the piece; a day has ten hours', () => {
    const of = (unit: AddOn['unit'], max = 1) => addOn({ unit, max })
    const amount = (one: AddOn, choice: Choice, count = 1) => {
      const chosen = { ...choice, shoot: { ...choice.shoot, addOns: [{ id: one.id, count }] } }
      return quoted(rates({ addOns: [one] }), chosen).lines.find(({ kind }) => kind === 'add-on')?.amount
    }
    const crewOfThree = hours({ shoot: shoot({ crew: 3 }) })
    expect(amount(of('once'), crewOfThree)).toBe(3_500)
    expect(amount(of('hour'), crewOfThree)).toBe(4 * 3_500)
    expect(amount(of('person'), crewOfThree)).toBe(3 * 3_500)
    expect(amount(of('item', 5), crewOfThree, 5)).toBe(5 * 3_500)
    const twoDays: Choice = { by: 'day', checkIn: TUESDAY, checkOut: '2026-12-02', shoot: USUAL_SHOOT }
    expect(amount(of('hour'), twoDays)).toBe(20 * 3_500)
  })

  it('takes as many of an add-on as people it is for, whatever was asked for', () => {
    const taken = (one: AddOn, count: number, crew = 5) =>
      addOnsFor({ ...NO_MENU, addOns: [one] }, shoot({ crew, addOns: [{ id: one.id, count }] }), hours(), [])
    const seat = addOn({ unit: 'person' })
    expect(taken(seat, 1)).toEqual([{ id: seat.id, count: 5 }])
    expect(taken(seat, 0)).toEqual([])
    expect(taken({ ...seat, requiredIf: { kinds: [], crewFrom: 3, outside: null } }, 0, 4)).toEqual([
      { id: seat.id, count: 4 },
    ])
    expect(taken(addOn({ unit: 'item', max: 9 }), 2)).toMatchObject([{ count: 2 }])
    expect(taken(addOn({ unit: 'once' }), 1)).toMatchObject([{ count: 1 }])
  })

  it('adds what a shoot requires, by its kind, its crew or its hours', () => {
    const given = rates({
      addOns: [
        addOn({ requiredIf: { kinds: ['motion'], crewFrom: 8, outside: { from: 480, until: 1_200 } } }),
      ],
    })
    const has = (choice: Choice) => quoted(given, choice).lines.some(({ kind }) => kind === 'add-on')
    expect(has(hours())).toBe(false)
    expect(has(hours({ shoot: shoot({ kind: 'motion' }) }))).toBe(true)
    expect(has(hours({ shoot: shoot({ crew: 8 }) }))).toBe(true)
    expect(has(hours({ start: 960, hours: 4 }))).toBe(false)
    expect(has(hours({ start: 990, hours: 4 }))).toBe(true)
    // By the day, the crew may stay until closing.
    expect(has({ by: 'day', checkIn: TUESDAY, checkOut: TUESDAY, shoot: USUAL_SHOOT })).toBe(true)
  })

  it('prices prep and strike at their share, within the price of the day', () => {
    const given = rates({ prepPercent: 50 })
    const lines = quoted(given, hours({ prep: 2, strike: 1 })).lines
    expect(lines).toContainEqual({ kind: 'prep', by: 'hour', count: 2, percent: 50, amount: 15_000 })
    expect(lines).toContainEqual({ kind: 'strike', by: 'hour', count: 1, percent: 50, amount: 7_500 })
    expect(quoted(given, hours({ hours: 10, prep: 2 })).rent).toBe(150_000)
    const weekend = rates({ prepPercent: 50 }, { weekendDays: [6], weekendPrice: 200_000 })
    const sunday: Choice = {
      by: 'day',
      checkIn: '2026-12-06',
      checkOut: '2026-12-06',
      prep: 1,
      shoot: USUAL_SHOOT,
    }
    expect(quoted(weekend, sunday).lines).toContainEqual({
      kind: 'prep',
      by: 'day',
      count: 1,
      percent: 50,
      amount: 100_000,
    })
    expect(problemOf(rates({}), hours({ prep: 1 }))).toEqual({ code: 'no_prep' })
  })

  it('applies the long-day discount to the hours of a booking from so many hours on', () => {
    const given = rates({ longDay: { fromHours: 8, percent: 10 } })
    expect(quoted(given, hours({ hours: 7 })).rent).toBe(105_000)
    expect(quoted(given, hours({ hours: 8 })).rent).toBe(108_000)
  })

  it('says when an add-on is off the menu, over its limit or too late', () => {
    const chairs = addOn({ unit: 'item', min: 2, max: 10, leadHours: 48 })
    const given = rates({ addOns: [chairs] })
    const wanting = (id: string, count: number) => hours({ shoot: shoot({ addOns: [{ id, count }] }) })
    expect(problemOf(given, wanting(TUESDAY, 1))).toEqual({ code: 'add_on_gone' })
    expect(problemOf(given, wanting(chairs.id, 11))).toMatchObject({ code: 'add_on_count', min: 2, max: 10 })
    const chosen = [{ id: chairs.id, count: 2 }]
    const startsAt = new Date('2026-12-03T12:00:00Z')
    expect(tooLateFor(given.menu, chosen, startsAt, new Date('2026-12-01T12:00:00Z'))).toBeUndefined()
    expect(tooLateFor(given.menu, chosen, startsAt, new Date('2026-12-01T12:00:01Z'))).toBe(chairs)
  })

  it('always adds up, and never costs less than the same shoot without add-ons', () => {
    fc.assert(
      fc.property(
        aMenu,
        aShoot,
        fc.integer({ min: 4, max: 12 }),
        fc.nat({ max: 2 }),
        (menu, base, length, around) => {
          const given = rates({ ...menu, prepPercent: 50 })
          const addOns = menu.addOns.map(({ id, min }) => ({ id, count: min }))
          const byHour = hours({ hours: length, prep: around, strike: around, shoot: base })
          const byDay: Choice = { by: 'day', checkIn: TUESDAY, checkOut: SATURDAY, prep: around, shoot: base }
          for (const choice of [byHour, byDay]) {
            const plain = quote(given, choice)
            const full = quote(given, { ...choice, shoot: { ...base, addOns } })
            expect(full.ok).toBe(plain.ok)
            if (!plain.ok || !full.ok) continue
            expect(full.quote.total).toBeGreaterThanOrEqual(plain.quote.total)
            for (const { quote: one } of [plain, full]) {
              const cleaning = one.lines.find(({ kind }) => kind === 'cleaning')?.amount ?? 0
              expect(one.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.subtotal)
              expect(one.rent).toBe(one.subtotal - cleaning)
              expect(one.rent).toBeGreaterThan(0)
              expect(one.total).toBe(one.subtotal + one.platformFee + one.tax)
              expect(Number.isSafeInteger(one.total)).toBe(true)
            }
          }
        },
      ),
    )
  })
})

const cents = fc.integer({ min: 1, max: 10_000_000 })
const aKind = fc.constantFrom(...PRODUCTION_KINDS)
const aShoot = fc.record({
  kind: aKind,
  crew: fc.integer({ min: 1, max: 60 }),
  addOns: fc.constant<Shoot['addOns']>([]),
})
const anAddOn = fc
  .record({
    id: fc.uuid(),
    name: fc.string({ minLength: 1, maxLength: 20 }),
    unit: fc.constantFrom('once' as const, 'hour' as const, 'person' as const, 'item' as const),
    price: cents,
    min: fc.integer({ min: 1, max: 5 }),
    max: fc.integer({ min: 5, max: 20 }),
    requiredIf: fc.option(
      fc.record({
        kinds: fc.uniqueArray(aKind),
        crewFrom: fc.option(fc.integer({ min: 1, max: 60 })),
        outside: fc.option(fc.constant({ from: 540, until: 1_080 })),
      }),
    ),
  })
  .map(addOn)
const aMenu = fc.record({
  kinds: fc.uniqueArray(
    fc.record({
      kind: aKind,
      hourlyRate: fc.option(cents),
      pricePerDay: fc.option(cents),
      minimumHours: fc.option(fc.integer({ min: 1, max: 8 })),
      crewMax: fc.option(fc.integer({ min: 1, max: 60 })),
    }),
    { selector: ({ kind }) => kind },
  ),
  crewTiers: fc.uniqueArray(
    fc.record({ from: fc.integer({ min: 2, max: 60 }), perHour: fc.nat(10_000), perDay: fc.nat(100_000) }),
    { selector: ({ from }) => from, maxLength: 5 },
  ),
  addOns: fc.uniqueArray(anAddOn, { selector: ({ id }) => id, maxLength: 20 }),
  longDay: fc.option(
    fc.record({ fromHours: fc.integer({ min: 2, max: 12 }), percent: fc.integer({ min: 1, max: 90 }) }),
  ),
})
