import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { describe, expect, it } from 'vitest'
import { longestHours, readChoice, startsOf, switchTo, toQuery, toSearch, withStay } from './choice.ts'

const opening = { hours: everyDay(480, 1320), minimumHours: 4, rentsBy: 'both' as const }
const read = (text: string, over = {}) => readChoice(new URLSearchParams(text), { ...opening, ...over })
const none = { date: '', checkIn: '', checkOut: '' }

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
