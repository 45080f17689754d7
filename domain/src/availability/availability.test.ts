import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/local-date.ts'
import { toInstant, toLocal } from '../time/zone.ts'
import { bookingsEndBy, checkChoice, lastBookableDay, openRangeOf } from './check-choice.ts'
import { confirmsAtOnce } from './confirms-at-once.ts'
import { dayState, freeStarts } from './free-time.ts'
import { nearestFree, nearestFreeWindow } from './nearest-free.ts'
import {
  heldRangeOf,
  overlaps,
  type RentsBy,
  rangeOf,
  type TimeChoice,
  type TimeRange,
  type TimeRules,
} from './time-rules.ts'
import { everyDay, type Opening, openingOn } from './weekly-hours.ts'

const HOUR = 3_600_000
const NOW = new Date('2026-10-20T16:00:00Z')
const SATURDAY = '2026-11-21'

const rules = ({
  opensAt = 480,
  closesAt = 1320,
  ...over
}: Partial<TimeRules & Opening> = {}): TimeRules => ({
  timeZone: 'America/New_York',
  hours: everyDay(opensAt, closesAt),
  rentsBy: 'both',
  minimumHours: 4,
  noticeHours: 0,
  minDays: 1,
  maxDays: 365,
  turnaroundMinutes: 60,
  ...over,
})

const hold = (date: string, from: number, to: number, timeZone = 'America/New_York'): TimeRange => ({
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

describe('a choice of time', () => {
  it('is a half-open range in the place’s own time', () => {
    expect(rangeOf(byHour(SATURDAY, 540, 4), rules())).toEqual({
      startsAt: new Date('2026-11-21T14:00:00Z'),
      endsAt: new Date('2026-11-21T18:00:00Z'),
    })
    expect(rangeOf(byDay(SATURDAY, '2026-11-22'), rules())).toEqual({
      startsAt: new Date('2026-11-21T13:00:00Z'),
      endsAt: new Date('2026-11-23T03:00:00Z'),
    })
  })

  it('keeps its hours real when the clocks change under it', () => {
    const always = rules({ opensAt: 0, closesAt: 1440 })
    const spring = rangeOf(byHour('2027-03-14', 60, 4), always)
    expect(toLocal(spring.endsAt, always.timeZone)).toEqual({ date: '2027-03-14', minutes: 360 })
    const autumn = rangeOf(byHour('2026-11-01', 60, 4), always)
    expect(toLocal(autumn.endsAt, always.timeZone)).toEqual({ date: '2026-11-01', minutes: 240 })
  })

  it('ends at midnight without spilling into the next day', () => {
    const late = rules({ closesAt: 1440 })
    expect(checkChoice(byHour(SATURDAY, 1200, 4), late, [], NOW)).toBeNull()
    expect(checkChoice(byHour(SATURDAY, 1230, 4), late, [], NOW)).toBe('outside_opening_hours')
  })
})

const NIGHT = { opensAt: 0, closesAt: 1440 }

describe('what is wrong with a choice', () => {
  it.each<[string, TimeChoice, Partial<TimeRules & Opening>, string | null]>([
    ['nothing', byHour(SATURDAY, 540, 4), {}, null],
    ['the past', byHour('2026-10-20', 660, 4), {}, 'in_the_past'],
    ['too little notice', byHour('2026-10-20', 780, 4), { noticeHours: 24 }, 'too_soon'],
    ['the day two years ahead is the last', byHour('2028-10-20', 540, 4), {}, null],
    ['more than two years ahead', byHour('2028-10-21', 540, 4), {}, 'too_far'],
    ['a stay that ends too far ahead', byDay('2028-10-18', '2028-10-21'), {}, 'too_far'],
    ['too few hours', byHour(SATURDAY, 540, 3), {}, 'below_minimum_hours'],
    ['before opening', byHour(SATURDAY, 450, 4), {}, 'outside_opening_hours'],
    ['after closing', byHour(SATURDAY, 1110, 4), {}, 'outside_opening_hours'],
    ['a start that the clocks skip', byHour('2027-03-14', 150, 4), NIGHT, 'skipped'],
    ['the half hour before it', byHour('2027-03-14', 90, 4), NIGHT, null],
    ['the first that is shown again', byHour('2027-03-14', 180, 4), NIGHT, null],
    ['an hour that the clocks show twice', byHour('2026-11-01', 90, 4), NIGHT, null],
    ['check-out before check-in', byDay(SATURDAY, '2026-11-20'), {}, 'no_days'],
    ['a stay too short', byDay(SATURDAY, SATURDAY), { minDays: 2 }, 'stay_too_short'],
    ['a stay too long', byDay(SATURDAY, '2026-11-24'), { maxDays: 3 }, 'stay_too_long'],
  ])('%s', (_, choice, over, problem) => {
    expect(checkChoice(choice, rules(over), [], NOW)).toBe(problem)
  })

  it('is a hold that it would touch, its own turnaround included', () => {
    const from = (start: number) => checkChoice(byHour(SATURDAY, start, 4), rules(), [noon], NOW)
    const noon = hold(SATURDAY, 780, 900)
    expect([from(480), from(510), from(900)]).toEqual([null, 'taken', null])
    expect(checkChoice(byHour(SATURDAY, 540, 4), rules({ turnaroundMinutes: 0 }), [noon], NOW)).toBeNull()
    expect(checkChoice(byDay(SATURDAY, SATURDAY), rules(), [noon], NOW)).toBe('taken')
  })
})

describe('the last day that can be booked', () => {
  it('is one that exists, on a leap day too', () => {
    expect(lastBookableDay('America/New_York', new Date('2028-02-29T12:00:00Z'))).toBe('2030-03-01')
  })

  it('ends, turnaround included, before the instant that nothing booked now reaches', () => {
    const zone = fc.constantFrom('America/New_York', 'Etc/GMT+12', 'Pacific/Kiritimati', 'Pacific/Chatham')
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(zone, moment, (timeZone, now) => {
        const given = rules({ timeZone, opensAt: 0, closesAt: 1440, turnaroundMinutes: 1440 })
        const last = lastBookableDay(timeZone, now)
        const held = heldRangeOf(rangeOf(byDay(last, last), given), given.turnaroundMinutes)
        expect(checkChoice(byDay(last, last), given, [], now)).toBeNull()
        expect(held.endsAt <= bookingsEndBy(now)).toBe(true)
        expect(bookingsEndBy(now).getTime() - held.endsAt.getTime()).toBeLessThan(72 * HOUR)
      }),
    )
  })
})

describe('a day', () => {
  it('is free, partly free, taken or past', () => {
    const state = (date: string, holds: TimeRange[], over = {}) => dayState(date, rules(over), holds, NOW)
    expect(state(SATURDAY, [])).toBe('free')
    expect(state(SATURDAY, [hold(SATURDAY, 480, 1020)])).toBe('partly')
    expect(state(SATURDAY, [hold(SATURDAY, 480, 1110)])).toBe('taken')
    expect(state(SATURDAY, [hold(SATURDAY, 0, 1440)])).toBe('taken')
    expect(state('2026-10-19', [])).toBe('past')
    expect(state('2026-10-19', [hold('2026-10-19', 0, 1440)])).toBe('past')
    expect(state('2026-10-20', [])).toBe('partly')
    expect(state('2026-10-20', [], { noticeHours: 12 })).toBe('past')
    expect(state('2028-10-21', [])).toBe('past')
  })

  it('is not available when a clock change leaves it less than the minimum', () => {
    const short = rules({ opensAt: 0, closesAt: 240, turnaroundMinutes: 0 })
    expect(['2027-03-13', '2027-03-14'].map((date) => dayState(date, short, [], NOW))).toEqual([
      'free',
      'past',
    ])
  })

  it('offers no start that the clocks skip', () => {
    const early = rules({ opensAt: 0, minimumHours: 1 })
    const spring = freeStarts('2027-03-14', 1, early, [], NOW)
    expect(spring.filter((start) => start >= 60 && start <= 210)).toEqual([60, 90, 180, 210])
    const autumn = freeStarts('2026-11-01', 1, early, [], NOW)
    expect(autumn.filter((start) => start >= 60 && start <= 150)).toEqual([60, 90, 120, 150])
  })
})

describe('the nearest free times', () => {
  it('are other starts of the day first, then the days around it', () => {
    const taken = [hold(SATURDAY, 480, 900), hold(SATURDAY, 1200, 1320)]
    expect(nearestFree(byHour(SATURDAY, 540, 4), rules(), taken, NOW)).toEqual([
      byHour(SATURDAY, 900, 4),
      byHour('2026-11-22', 540, 4),
      byHour('2026-11-20', 540, 4),
    ])
  })

  it('correct a choice that is too short, too long or long past', () => {
    expect(nearestFree(byHour(SATURDAY, 540, 2), rules(), [], NOW)[0]).toEqual(byHour(SATURDAY, 540, 4))
    expect(nearestFree(byHour(SATURDAY, 540, 24), rules(), [], NOW)[0]).toEqual(byHour(SATURDAY, 480, 14))
    expect(nearestFree(byHour('2019-01-01', 540, 4), rules(), [], NOW)[0]).toEqual(
      byHour('2026-10-20', 720, 4),
    )
    expect(nearestFree(byDay(SATURDAY, SATURDAY), rules({ minDays: 3 }), [], NOW)[0]).toEqual(
      byDay(SATURDAY, '2026-11-23'),
    )
  })

  it('move a stay as a whole', () => {
    const taken = [hold('2026-11-22', 0, 1440)]
    expect(nearestFree(byDay(SATURDAY, '2026-11-22'), rules(), taken, NOW)).toEqual([
      byDay('2026-11-20', SATURDAY),
      byDay('2026-11-23', '2026-11-24'),
      byDay('2026-11-19', '2026-11-20'),
    ])
  })

  it('stop looking after sixty days', () => {
    const forever = [{ startsAt: NOW, endsAt: new Date('2029-01-01') }]
    expect(nearestFree(byHour(SATURDAY, 540, 4), rules(), forever, NOW)).toEqual([])
  })
})

describe('confirming right away', () => {
  it('needs an instant listing, a day’s lead, and experience where it is wanted', () => {
    const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)
    const instant = { bookingApproval: 'instant', guestPreference: 'any' } as const
    expect(confirmsAtOnce(instant, false, at(24), NOW)).toBe(true)
    expect(confirmsAtOnce(instant, false, at(23.9), NOW)).toBe(false)
    expect(confirmsAtOnce({ ...instant, bookingApproval: 'manual' }, true, at(48), NOW)).toBe(false)
    expect(confirmsAtOnce({ ...instant, guestPreference: 'experienced' }, false, at(48), NOW)).toBe(false)
    expect(confirmsAtOnce({ ...instant, guestPreference: 'experienced' }, true, at(48), NOW)).toBe(true)
  })
})

describe('in every zone, on days of 23, 24 and 25 hours', () => {
  const zones = fc.constantFrom(
    'America/New_York',
    'America/Los_Angeles',
    'America/Phoenix',
    'America/St_Johns',
    'America/Mexico_City',
  )
  const dates = fc.constantFrom(
    '2026-11-01',
    '2027-03-14',
    '2026-10-31',
    '2027-03-13',
    SATURDAY,
    '2027-01-01',
  )
  const someRules = fc
    .record({
      timeZone: zones,
      opensAt: fc.integer({ min: 0, max: 30 }).map((half) => half * 30),
      openFor: fc.integer({ min: 8, max: 48 }),
      minimumHours: fc.integer({ min: 1, max: 4 }),
      noticeHours: fc.integer({ min: 0, max: 48 }),
      turnaroundMinutes: fc.constantFrom(0, 30, 60, 240, 1440),
      rentsBy: fc.constantFrom<RentsBy>('both', 'both', 'hour', 'day'),
      closed: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    })
    .map(({ openFor, opensAt, closed, ...rest }) => {
      const closesAt = Math.min(1440, opensAt + openFor * 30)
      const hours = everyDay(opensAt, closesAt).map((one, day) => (closed.includes(day) ? null : one))
      return rules({ ...rest, hours })
    })
  const someHolds = (date: string) =>
    fc
      .array(
        fc.record({
          at: fc.integer({ min: -72, max: 96 }),
          half: fc.integer({ min: 1, max: 60 }),
        }),
        { maxLength: 6 },
      )
      .map((all) =>
        all.map(({ at, half }) => {
          const startsAt = new Date(Date.parse(`${date}T12:00:00Z`) + at * (HOUR / 2))
          return { startsAt, endsAt: new Date(startsAt.getTime() + half * (HOUR / 2)) }
        }),
      )
  const scene = dates.chain((date) =>
    fc.record({
      date: fc.constant(date),
      rules: someRules,
      holds: someHolds(date),
      hours: fc.integer({ min: 1, max: 12 }),
      start: fc.integer({ min: 0, max: 47 }).map((half) => half * 30),
      length: fc.integer({ min: 1, max: 5 }),
    }),
  )

  it('a free start never touches a hold, keeps real hours, and is exactly what the check lets through', () => {
    fc.assert(
      fc.property(scene, ({ date, rules: given, holds, hours }) => {
        const free = freeStarts(date, hours, given, holds, NOW)
        const opening = openRangeOf(date, given)
        if (given.rentsBy === 'day' || openingOn(given.hours, date) === null) expect(free).toEqual([])
        for (const start of free) {
          const range = rangeOf(byHour(date, start, hours), given)
          expect(range.endsAt.getTime() - range.startsAt.getTime()).toBe(hours * HOUR)
          expect(range.startsAt >= opening.startsAt && range.endsAt <= opening.endsAt).toBe(true)
          const held = heldRangeOf(range, given.turnaroundMinutes)
          expect(holds.some((one) => overlaps(one, held))).toBe(false)
          expect(toLocal(range.startsAt, given.timeZone)).toEqual({ date, minutes: start })
        }
        const allowed = Array.from({ length: 48 }, (_, half) => half * 30).filter((start) => {
          const { startsAt } = rangeOf(byHour(date, start, hours), given)
          const isShown = toLocal(startsAt, given.timeZone).minutes === start
          return isShown && checkChoice(byHour(date, start, hours), given, holds, NOW) === null
        })
        expect(free).toEqual(allowed)
      }),
      { numRuns: 150 },
    )
  })

  it('alternatives are available themselves, are distinct, and holds outside the window change nothing', () => {
    fc.assert(
      fc.property(scene, fc.boolean(), ({ date, rules: given, holds, hours, start, length }, hourly) => {
        const choice = hourly ? byHour(date, start, hours) : byDay(date, addDays(date, length - 1))
        const found = nearestFree(choice, given, holds, NOW)
        expect(found.length).toBeLessThanOrEqual(3)
        for (const one of found) expect(checkChoice(one, given, holds, NOW)).toBeNull()
        expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length)
        const window = nearestFreeWindow(choice, given, NOW)
        const outside = [
          { startsAt: new Date(0), endsAt: window.startsAt },
          { startsAt: window.endsAt, endsAt: new Date('2040-01-01') },
        ]
        expect(nearestFree(choice, given, [...holds, ...outside], NOW)).toEqual(found)
      }),
      { numRuns: 60 },
    )
  })

  it('offers nothing before an opening time that the clocks have moved', () => {
    const skipped = rules({ timeZone: 'America/New_York', opensAt: 150, closesAt: 390, minimumHours: 1 })
    expect(freeStarts('2027-03-14', 1, skipped, [], NOW)).toEqual([210, 240, 270, 300, 330])
  })

  it('two bookings back to back never overlap, and the turnaround is between them', () => {
    fc.assert(
      fc.property(scene, ({ date, rules: given, hours, start }) => {
        const first = rangeOf(byHour(date, start, hours), given)
        const held = heldRangeOf(first, given.turnaroundMinutes)
        for (const next of freeStarts(date, given.minimumHours, given, [held], NOW)) {
          const second = rangeOf(byHour(date, next, given.minimumHours), given)
          const isAfter = second.startsAt >= held.endsAt
          const isBefore = heldRangeOf(second, given.turnaroundMinutes).endsAt <= first.startsAt
          expect(isAfter || isBefore).toBe(true)
        }
        expect(overlaps(first, { startsAt: first.endsAt, endsAt: new Date('2040-01-01') })).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  it('the state of a day agrees with its free starts', () => {
    fc.assert(
      fc.property(scene, ({ date, rules: given, holds }) => {
        const hasStarts = freeStarts(date, given.minimumHours, given, holds, NOW).length > 0
        const state = dayState(date, given, holds, NOW)
        if (given.rentsBy !== 'day') expect(state === 'free' || state === 'partly').toBe(hasStarts)
        expect(state === 'closed').toBe(openingOn(given.hours, date) === null)
        if (state === 'free' && given.rentsBy !== 'hour')
          expect(checkChoice(byDay(date, date), given, holds, NOW)).toBeNull()
        expect(date <= lastBookableDay(given.timeZone, NOW)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})
