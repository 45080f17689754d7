import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, birthdayProblem, birthYears, calendarDateOf, isRealDate, toIsoDate } from './birthday.ts'

const now = new Date('2026-11-15T12:00:00Z')

describe('birthdays', () => {
  it('refuses 31 February and accepts 29 February of leap years only', () => {
    expect(birthdayProblem({ year: 1990, month: 2, day: 31 }, now)).toBe('not_a_date')
    expect(isRealDate({ year: 2000, month: 2, day: 29 })).toBe(true)
    expect(isRealDate({ year: 1900, month: 2, day: 29 })).toBe(false)
  })

  it('turns 18 on the day itself, not the day before', () => {
    expect(birthdayProblem({ year: 2008, month: 11, day: 15 }, now)).toBeNull()
    expect(birthdayProblem({ year: 2008, month: 11, day: 16 }, now)).toBe('under_age')
    expect(birthdayProblem({ year: 2027, month: 1, day: 1 }, now)).toBe('in_the_future')
  })

  it('agrees with the calendar for every real day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1927-01-01'), max: now, noInvalidDate: true }), (day) => {
        const date = calendarDateOf(day)
        expect(isRealDate(date)).toBe(true)
        expect(toIsoDate(date)).toBe(day.toISOString().slice(0, 10))
        const turned = { ...date, year: date.year + 18 }
        expect(ageOn(date, turned)).toBe(18)
      }),
    )
  })

  it('offers the last 100 years', () => {
    const years = birthYears(now)
    expect([years.length, years[0], years.at(-1)]).toEqual([100, 2026, 1927])
  })
})
