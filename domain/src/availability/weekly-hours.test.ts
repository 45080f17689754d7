import { describe, expect, it } from 'vitest'
import { toInstant } from '../time/zone.ts'
import { checkChoice } from './check-choice.ts'
import { dayState, freeStarts } from './free-time.ts'
import { nearestFree } from './nearest-free.ts'
import { rangeOf, type TimeChoice, type TimeRange, type TimeRules } from './time-rules.ts'
import { everyDay, hoursOfStored, storedHours, type WeeklyHours } from './weekly-hours.ts'

const NOW = new Date('2026-10-20T16:00:00Z')
const SATURDAY = '2026-11-21'
const timeZone = 'America/New_York'

const rules = (over: Partial<TimeRules> = {}): TimeRules => ({
  timeZone,
  hours: everyDay(480, 1320),
  rentsBy: 'both',
  minimumHours: 4,
  noticeHours: 0,
  minDays: 1,
  maxDays: 365,
  turnaroundMinutes: 60,
  ...over,
})

const hold = (date: string, from: number, to: number): TimeRange => ({
  startsAt: toInstant({ date, minutes: from }, timeZone),
  endsAt: toInstant({ date, minutes: to }, timeZone),
})

const byHour = (date: string, start: number, hours: number): TimeChoice => ({
  by: 'hour',
  date,
  start,
  hours,
})
const byDay = (checkIn: string, checkOut: string): TimeChoice => ({ by: 'day', checkIn, checkOut })

describe('hours of the week', () => {
  const MONDAY = '2026-11-23'
  const week: WeeklyHours = everyDay(480, 1320).map((one, day) =>
    day === 1 ? null : day === 6 ? { opensAt: 420, closesAt: 1440 } : one,
  )

  it('differ by the weekday, and a closed day takes nothing', () => {
    const given = rules({ hours: week })
    expect(checkChoice(byHour(SATURDAY, 420, 4), given, [], NOW)).toBeNull()
    expect(checkChoice(byHour('2026-11-22', 420, 4), given, [], NOW)).toBe('outside_opening_hours')
    expect(checkChoice(byHour(MONDAY, 540, 4), given, [], NOW)).toBe('closed')
    expect(dayState(MONDAY, given, [], NOW)).toBe('closed')
    expect(freeStarts(MONDAY, 4, given, [], NOW)).toEqual([])
    expect(rangeOf(byDay(SATURDAY, '2026-11-22'), given)).toEqual({
      startsAt: new Date('2026-11-21T12:00:00Z'),
      endsAt: new Date('2026-11-23T03:00:00Z'),
    })
  })

  it('lets nobody stay over a day on which the space is closed', () => {
    const given = rules({ hours: week })
    expect(checkChoice(byDay('2026-11-22', '2026-11-24'), given, [], NOW)).toBe('closed')
    expect(checkChoice(byDay('2026-11-24', '2026-11-26'), given, [], NOW)).toBeNull()
    expect(nearestFree(byDay(MONDAY, MONDAY), given, [], NOW)[0]).toEqual(byDay('2026-11-24', '2026-11-24'))
  })

  it('are stored as one pair where every day is the same, and read back unchanged', () => {
    expect(storedHours(everyDay(480, 1320))).toEqual({ opensAt: 480, closesAt: 1320, weekHours: null })
    const stored = storedHours(week)
    expect(stored).toMatchObject({ opensAt: 420, closesAt: 1440 })
    expect(stored.weekHours?.slice(0, 4)).toEqual([480, 1320, null, null])
    expect(hoursOfStored(stored)).toEqual(week)
  })
})

describe('a space for rent by the hour only, or by the day only', () => {
  it('says so, and offers what is available', () => {
    const byTheDay = rules({ rentsBy: 'day' })
    expect(checkChoice(byHour(SATURDAY, 540, 4), byTheDay, [], NOW)).toBe('not_by_hour')
    expect(nearestFree(byHour(SATURDAY, 540, 4), byTheDay, [], NOW)[0]).toEqual(byDay(SATURDAY, SATURDAY))
    expect(dayState(SATURDAY, byTheDay, [hold(SATURDAY, 540, 600)], NOW)).toBe('taken')
    const byTheHour = rules({ rentsBy: 'hour' })
    expect(checkChoice(byDay(SATURDAY, SATURDAY), byTheHour, [], NOW)).toBe('not_by_day')
    expect(nearestFree(byDay(SATURDAY, SATURDAY), byTheHour, [], NOW)[0]).toEqual(byHour(SATURDAY, 480, 4))
  })
})
