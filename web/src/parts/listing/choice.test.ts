import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { longestHours, startsOf, usualTime } from '@roomtone/domain/availability/usual-time'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { type AddOn, type Menu, NO_MENU, USUAL_SHOOT } from '@roomtone/domain/pricing/menu'
import { addDays } from '@roomtone/domain/time/local-date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readChoice, switchTo, toQuery, toSearch, withStay } from './choice.ts'

const opening = { hours: everyDay(480, 1320), minimumHours: 4, rentsBy: 'both' as const }
const read = (text: string, over = {}) => readChoice(new URLSearchParams(text), { ...opening, ...over })
const plain = { prep: 0, strike: 0, kind: '', crew: null, addOns: [] }
const none = { ...plain, date: '', checkIn: '', checkOut: '' }

describe('a choice in the address', () => {
  it('starts at nine for four hours, by the hour, without a date', () => {
    expect(read('')).toEqual({ by: 'hour', start: 540, hours: 4, ...none })
    expect(toQuery(read(''))).toBeNull()
  })

  it('keeps within what the host allows', () => {
    expect(read('', { minimumHours: 6 }).hours).toBe(6)
    expect(read('', { hours: everyDay(600, 1320) }).start).toBe(600)
    expect(read('', { hours: everyDay(1080, 1260), minimumHours: 2 })).toMatchObject({
      start: 1080,
      hours: 3,
    })
  })

  it('begins within the hours of the chosen day, and only as the host rents', () => {
    const hours = everyDay(480, 1320).map((one, day) => (day === 6 ? { opensAt: 660, closesAt: 900 } : one))
    expect(read('date=2026-12-05', { hours })).toMatchObject({ start: 660, hours: 4 })
    expect(startsOf({ ...opening, hours }, '2026-12-05')).toEqual([660])
    expect(read('by=day&checkIn=2026-12-05', { rentsBy: 'hour' }).by).toBe('hour')
    expect(read('date=2026-12-05', { rentsBy: 'day' }).by).toBe('day')
  })

  it('reads back what it wrote', () => {
    for (const text of [
      'by=hour&date=2026-12-05&start=600&hours=5',
      'by=day&checkIn=2026-12-07&checkOut=2026-12-08',
    ]) {
      const query = toQuery(read(text))
      expect(query && toSearch(query).toString()).toBe(text)
    }
  })

  it('understands the words of a search', () => {
    expect(toQuery(read('from=2026-12-05&start=600&hours=6'))).toEqual({
      by: 'hour',
      date: '2026-12-05',
      start: 600,
      hours: 6,
    })
    expect(toQuery(read('from=2026-12-05&to=2026-12-07'))).toEqual({
      by: 'day',
      checkIn: '2026-12-05',
      checkOut: '2026-12-07',
    })
  })

  it('keeps its day where the host rents in one way only', () => {
    const days = { by: 'day', checkIn: '2026-12-05', checkOut: '2026-12-05' }
    expect(toQuery(read('by=hour&date=2026-12-05', { rentsBy: 'day' }))).toEqual(days)
    const hours = { by: 'hour', date: '2026-12-05', start: 540, hours: 4 }
    expect(toQuery(read('by=day&checkIn=2026-12-05&checkOut=2026-12-07', { rentsBy: 'hour' }))).toEqual(hours)
  })

  it('is the time and the crew that search has priced', () => {
    const opening = fc.integer({ min: 0, max: 24 }).map((half) => ({ opensAt: half * 30, closesAt: 1440 }))
    const least = fc.integer({ min: 1, max: 12 })
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-12-01', days))
    const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
    const facts = fc.record({
      hours: fc.array(fc.option(opening), { minLength: 7, maxLength: 7 }),
      minimumHours: least,
      ofKind: fc.option(least),
      rentsBy: fc.constantFrom(...RENTS_BY),
      from: day,
      days: fc.integer({ min: 0, max: 9 }),
      start: optional(fc.integer({ min: 0, max: 47 }).map((half) => half * 30)),
      length: optional(fc.integer({ min: 1, max: 24 })),
      crew: optional(fc.integer({ min: 1, max: 500 })),
    })
    fc.assert(
      fc.property(facts, ({ hours, minimumHours, ofKind, rentsBy, from, days, start, length, crew }) => {
        const kinds = [{ ...OWN, kind: USUAL_SHOOT.kind, minimumHours: ofKind, crewMax: 500 }]
        const menu = { ...NO_MENU, kinds }
        const asked = { from, to: addDays(from, days), start, hours: length }
        const words = Object.entries({ ...asked, crew }).filter(([, value]) => value !== undefined)
        const address = new URLSearchParams(words.map(([name, value]) => [name, String(value)]))
        const terms = { hours, rentsBy, minimumHours }
        expect(toQuery(readChoice(address, { ...terms, menu }))).toEqual({
          ...usualTime({ ...terms, minimumHours: ofKind ?? minimumHours }, asked),
          kind: USUAL_SHOOT.kind,
          crew: crew ?? USUAL_SHOOT.crew,
        })
      }),
    )
  })

  it('takes nothing that is no date, time or length', () => {
    expect(read('by=week&date=2026-02-30&start=541&hours=99')).toEqual({
      by: 'hour',
      start: 540,
      hours: 4,
      ...none,
    })
    expect(read('start=&hours=1e1').start).toBe(540)
  })
})

describe('a shoot in the address', () => {
  const HAZER = '0b0c5d3e-0000-4000-8000-0000000000a1'
  const GONE = '0b0c5d3e-0000-4000-8000-0000000000a2'
  const menu = aMenu([{ id: HAZER, max: 3 }])
  const time = 'by=hour&date=2026-12-05&start=600&hours=5'

  it('reads back what it wrote', () => {
    const text = `${time}&prep=2&strike=1&kind=motion&crew=8&addOns=${encodeURIComponent(`${HAZER}:2`)}`
    const query = toQuery(read(text, { menu }))
    expect(query && toSearch(query).toString()).toBe(text)
    const days = `by=day&checkIn=2026-12-07&checkOut=2026-12-08&prep=1&kind=stills&crew=1`
    expect(toSearch(toQuery(read(days, { menu })) ?? never()).toString()).toBe(days)
  })

  it('drops what is not on the menu, and keeps to how many there may be', () => {
    const chosen = (text: string) => read(`${time}&addOns=${text}`, { menu }).addOns
    expect(chosen(`${GONE}:1,${HAZER}:9`)).toEqual([{ id: HAZER, count: 3 }])
    expect(chosen('nothing:1,:,x')).toEqual([])
  })

  it('says only how many come where there is no menu', () => {
    const text = `${time}&prep=2&kind=motion&crew=8&addOns=${HAZER}:2`
    const query = toQuery(read(text, { menu: NO_MENU }))
    expect(query && toSearch(query).toString()).toBe(`${time}&crew=8`)
    expect(read(time, { menu: NO_MENU }).crew).toBeNull()
  })

  it('takes everything while the menu is not known: the quote has the last word', () => {
    expect(read(`${time}&kind=motion&addOns=${GONE}:1`)).toMatchObject({
      kind: 'motion',
      crew: null,
      addOns: [{ id: GONE, count: 1 }],
    })
  })

  it('is as long as its kind demands', () => {
    const kinds = [{ ...OWN, kind: 'motion' as const, minimumHours: 8 }]
    expect(read('kind=motion', { menu: { ...menu, kinds } }).hours).toBe(8)
    expect(read('kind=stills', { menu: { ...menu, kinds } }).hours).toBe(4)
  })

  it('has no hours around days', () => {
    const choice = read(`${time}&prep=2`, { menu })
    expect([switchTo(choice, 'day').prep, switchTo(choice, 'hour').prep]).toEqual([0, 2])
  })
})

const OWN = { hourlyRate: null, pricePerDay: null, minimumHours: null, crewMax: null }

function aMenu(addOns: (Partial<AddOn> & { id: string })[]): Menu {
  const usual = { name: 'Hazer', note: '', unit: 'item', price: 4000, min: 1, max: 1 } as const
  const free = { stockPerDay: null, leadHours: 0, photo: null, requiredIf: null }
  return {
    kinds: [{ ...OWN, kind: 'motion' }],
    crewTiers: [{ from: 8, perHour: 2000, perDay: 15_000 }],
    addOns: addOns.map((one) => ({ ...usual, ...free, ...one })),
    prepPercent: 50,
    longDay: null,
  }
}

function never(): never {
  throw new Error('there is a date')
}

describe('the card', () => {
  const choice = read('date=2026-12-05')

  it('takes the date along to the other way of booking', () => {
    expect(switchTo(choice, 'day')).toMatchObject({ checkIn: '2026-12-05', checkOut: '2026-12-05' })
    expect(switchTo(read('by=day&checkIn=2026-12-07&checkOut=2026-12-08'), 'hour').date).toBe('2026-12-07')
  })

  it('never lets a stay end before it begins', () => {
    const stay = read('by=day&checkIn=2026-12-07&checkOut=2026-12-08')
    expect(withStay(stay, 'checkIn', '2026-12-10')).toMatchObject({
      checkIn: '2026-12-10',
      checkOut: '2026-12-10',
    })
    expect(withStay(stay, 'checkOut', '2026-12-01')).toMatchObject({
      checkIn: '2026-12-01',
      checkOut: '2026-12-01',
    })
    expect(withStay(stay, 'checkOut', '2026-12-09')).toMatchObject({
      checkIn: '2026-12-07',
      checkOut: '2026-12-09',
    })
    expect(withStay(choice, 'checkOut', '2026-12-09')).toMatchObject({ checkIn: '2026-12-09' })
  })

  it('offers starts that leave room for the shortest booking', () => {
    expect(startsOf(opening, '')).toHaveLength(21)
    expect(startsOf(opening, '').at(-1)).toBe(1080)
    expect(longestHours(opening, '')).toBe(14)
  })
})
