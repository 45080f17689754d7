import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysTouched, overlaps, subtract, type TimeRange, union, wholeDays } from './ranges.ts'

const NEW_YORK = 'America/New_York'
const HOUR = 3_600_000
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1) + hour * HOUR)
const range = (from: number, to: number): TimeRange => ({ startsAt: at(from), endsAt: at(to) })
const someRanges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 }))
    .map(([start, hours]) => range(start, start + hours)),
  { maxLength: 12 },
)

/** The same by brute force: the hours that a list covers. */
function hoursOf(ranges: TimeRange[]): number[] {
  return Array.from({ length: 80 }, (_, hour) => hour).filter((hour) =>
    ranges.some((candidate) => overlaps(candidate, range(hour, hour + 1))),
  )
}

function expectApart(ranges: TimeRange[]): void {
  for (const [index, { startsAt, endsAt }] of ranges.entries()) {
    expect(startsAt < endsAt).toBe(true)
    const following = ranges[index + 1]
    if (following) expect(endsAt <= following.startsAt).toBe(true)
  }
}

describe('ranges of time', () => {
  it('joins what touches and keeps the rest apart', () => {
    expect(union([range(5, 6), range(1, 3), range(3, 4), range(2, 2), range(1, 2)])).toEqual([
      range(1, 4),
      range(5, 6),
    ])
  })

  it('covers exactly the same hours after joining', () => {
    fc.assert(
      fc.property(someRanges, (ranges) => {
        const joined = union(ranges)
        expectApart(joined)
        expect(hoursOf(joined)).toEqual(hoursOf(ranges))
      }),
    )
  })

  it('leaves exactly the hours that nobody else has', () => {
    fc.assert(
      fc.property(someRanges, someRanges, (wanted, taken) => {
        const left = subtract(wanted, taken)
        expectApart(left)
        const others = hoursOf(taken)
        expect(hoursOf(left)).toEqual(hoursOf(wanted).filter((hour) => !others.includes(hour)))
      }),
    )
  })

  it('makes a day as long as the clocks make it', () => {
    const hours = (day: string) => {
      const { startsAt, endsAt } = wholeDays(day, day, NEW_YORK)
      return (endsAt.getTime() - startsAt.getTime()) / HOUR
    }
    expect([hours('2026-03-08'), hours('2026-06-01'), hours('2026-11-01')]).toEqual([23, 24, 25])
  })

  it('knows the days that a range covers; an end at midnight does not touch the next', () => {
    expect(daysTouched(wholeDays('2026-10-31', '2026-11-02', NEW_YORK), NEW_YORK)).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ])
    const late = { startsAt: new Date('2026-06-02T02:00:00Z'), endsAt: new Date('2026-06-02T05:00:00Z') }
    expect(daysTouched(late, NEW_YORK)).toEqual(['2026-06-01', '2026-06-02'])
  })
})
