import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { suggestedTerms } from '@roomtone/domain/listing/terms'
import { weekdayOf } from '@roomtone/domain/time/local-date'
import { describe, expect, it } from 'vitest'
import { dayExample, hourExample } from './examples.ts'

const TODAY = '2026-11-20'
const terms = suggestedTerms({ pricePerDay: 120_000, amenities: [] })
const open = (...days: number[]) =>
  everyDay(480, 1320).map((opening, day) => (days.includes(day) ? opening : null))

describe('the examples beside the terms', () => {
  it('are four hours of a Saturday and two days in the week after next', () => {
    expect(hourExample(terms, TODAY)).toEqual({ date: '2026-11-28', start: 540, hours: 4 })
    expect(dayExample(terms, TODAY)).toEqual({ checkIn: '2026-12-02', checkOut: '2026-12-03', days: 2 })
  })

  it('are what the terms allow: longer, on an open day, with the notice the host asks for', () => {
    expect(hourExample({ ...terms, minimumHours: 6 }, TODAY)?.hours).toBe(6)
    const closed = hourExample({ ...terms, hours: open(1, 2, 3) }, TODAY)
    expect(weekdayOf(closed?.date ?? '')).toBe(1)
    expect(hourExample({ ...terms, noticeHours: 336 }, TODAY)?.date).toBe('2026-12-12')
    expect(dayExample({ ...terms, minDays: 3 }, TODAY)?.days).toBe(3)
    expect(dayExample({ ...terms, maxDays: 1 }, TODAY)?.days).toBe(1)
    expect(dayExample({ ...terms, hours: open(0, 1) }, TODAY)).toMatchObject({ checkIn: '2026-12-06' })
  })

  it('are none where nobody can book so', () => {
    expect(hourExample({ ...terms, rentsBy: 'day' }, TODAY)).toBeNull()
    expect(dayExample({ ...terms, rentsBy: 'hour' }, TODAY)).toBeNull()
    expect(dayExample({ ...terms, minDays: 7, hours: open(1, 2, 3, 4, 5) }, TODAY)).toBeNull()
    expect(hourExample({ ...terms, hours: open() }, TODAY)).toBeNull()
  })
})
