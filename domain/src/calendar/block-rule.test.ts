import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../time/local-date.ts'
import { toLocal } from '../time/zone.ts'
import { type BlockRule, blockedTimes } from './block-rule.ts'

const NEW_YORK = 'America/New_York'
const rule = (over: Partial<BlockRule>): BlockRule => ({
  from: '2026-11-01',
  to: '2026-11-01',
  weekdays: null,
  hours: null,
  ...over,
})
const written = (over: Partial<BlockRule>, zone = NEW_YORK) =>
  blockedTimes(rule(over), zone).map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => at.toISOString().slice(0, 16)),
  )

describe('blocked times', () => {
  it('are every Sunday, whole days of 23, 24 and 25 hours', () => {
    expect(written({ from: '2026-03-01', to: '2026-03-15', weekdays: [0] })).toEqual([
      ['2026-03-01T05:00', '2026-03-02T05:00'],
      ['2026-03-08T05:00', '2026-03-09T04:00'],
      ['2026-03-15T04:00', '2026-03-16T04:00'],
    ])
  })

  it('keep the hours of the clock when it changes', () => {
    expect(
      written({ from: '2026-10-30', to: '2026-11-02', weekdays: [5, 1], hours: { start: 540, end: 720 } }),
    ).toEqual([
      ['2026-10-30T13:00', '2026-10-30T16:00'],
      ['2026-11-02T14:00', '2026-11-02T17:00'],
    ])
  })

  it('leave out what the clock skips, and cover what it shows twice both times', () => {
    const spring = { from: '2026-03-08', to: '2026-03-08' }
    expect(written({ ...spring, hours: { start: 120, end: 180 } })).toEqual([])
    expect(written({ ...spring, hours: { start: 150, end: 240 } })).toEqual([
      ['2026-03-08T07:00', '2026-03-08T08:00'],
    ])
    expect(written({ hours: { start: 60, end: 90 } })).toEqual([['2026-11-01T05:00', '2026-11-01T06:30']])
  })

  it('are none where no day is one of those weekdays', () => {
    expect(written({ from: '2026-11-02', to: '2026-11-07', weekdays: [0] })).toEqual([])
  })

  it('cover every minute whose clock is within them, and on days without a change no other', () => {
    const zones = fc.constantFrom(NEW_YORK, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC')
    const rules = fc.record({
      from: fc.integer({ min: 0, max: 364 }).map((day) => addDays('2026-01-01', day)),
      length: fc.integer({ min: 0, max: 2 }),
      weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })),
      hours: fc.option(
        fc
          .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
          .filter(([start, end]) => start < end)
          .map(([start, end]) => ({ start: start * 15, end: end * 15 })),
      ),
    })
    fc.assert(
      fc.property(zones, rules, (zone, { from, length, weekdays, hours }) => {
        const to = addDays(from, length)
        const times = blockedTimes({ from, to, weekdays, hours }, zone)
        for (const [index, time] of times.entries()) {
          const next = times[index + 1]
          if (next) expect(time.endsAt <= next.startsAt).toBe(true)
        }
        const first = Date.parse(`${addDays(from, -1)}T00:00:00Z`)
        for (let minute = 0; minute < (length + 3) * 1440; minute += 15) {
          const at = new Date(first + minute * 60_000)
          const shown = toLocal(at, zone)
          const isMeant =
            shown.date >= from &&
            shown.date <= to &&
            (weekdays === null || weekdays.includes(weekdayOf(shown.date))) &&
            (hours === null || (shown.minutes >= hours.start && shown.minutes < hours.end))
          const isBlocked = times.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
          if (isMeant) expect(isBlocked).toBe(true)
          else if (isBlocked) expect(changes(shown.date, zone)).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

function changes(date: string, zone: string): boolean {
  const [day] = blockedTimes({ from: date, to: date, weekdays: null, hours: null }, zone)
  return day !== undefined && day.endsAt.getTime() - day.startsAt.getTime() !== 86_400_000
}
