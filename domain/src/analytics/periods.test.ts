import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, weekdayOf } from '../time/local-date.ts'
import {
  GRAINS,
  grainFor,
  isAllowedRange,
  PRESETS,
  periodOf,
  periodsOf,
  presetRange,
  shareOf,
} from './periods.ts'

const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
const ranges = fc
  .tuple(dates, fc.integer({ min: 1, max: 366 }))
  .map(([from, days]) => ({ from, until: addDays(from, days) }))
const grains = fc.constantFrom(...GRAINS)

describe('the periods of a range', () => {
  it('hold each of its days exactly once, in order and without a gap', () => {
    fc.assert(
      fc.property(ranges, grains, (range, grain) => {
        const starts = periodsOf(range, grain)
        expect(starts).toEqual([...new Set(starts)].sort())
        for (let day = range.from; day < range.until; day = addDays(day, 1))
          expect(starts).toContain(periodOf(day, grain))
        expect(starts[0]).toBe(periodOf(range.from, grain))
        expect(starts.at(-1)).toBe(periodOf(addDays(range.until, -1), grain))
      }),
    )
  })

  it('begin on Mondays and on firsts', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(weekdayOf(periodOf(date, 'week'))).toBe(1)
        expect(daysBetween(periodOf(date, 'week'), date)).toBeLessThan(7)
        expect(periodOf(date, 'month')).toMatch(/-01$/)
      }),
    )
    expect(periodsOf({ from: '2026-01-15', until: '2026-03-01' }, 'month')).toEqual([
      '2026-01-01',
      '2026-02-01',
    ])
  })
})

describe('a preset', () => {
  it('is a range that can be asked for, and never in the future', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...PRESETS), (today, preset) => {
        const range = presetRange(preset, today)
        expect(isAllowedRange(range)).toBe(true)
        expect(range.until <= addDays(today, 1)).toBe(true)
        expect(periodsOf(range, grainFor(range)).length).toBeLessThanOrEqual(46)
      }),
    )
    expect(presetRange('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', until: '2026-03-01' })
    expect(presetRange('week', '2026-03-31')).toEqual({ from: '2026-03-25', until: '2026-04-01' })
  })

  it('leaves out what is longer than a year, and what has no day', () => {
    expect(isAllowedRange({ from: '2026-01-01', until: '2026-01-01' })).toBe(false)
    expect(isAllowedRange({ from: '2026-01-01', until: '2027-01-02' })).toBe(true)
    expect(isAllowedRange({ from: '2026-01-01', until: '2027-01-03' })).toBe(false)
  })
})

it('a share of nothing does not exist', () => {
  expect(shareOf(0, 0)).toBeNull()
  expect(shareOf(1, 3)).toBe(33)
})
