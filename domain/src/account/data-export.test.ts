import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RESTORE_DAYS, restorableUntil } from './closing.ts'
import { EXPORT_DAYS, exportEndsAt, nextExportAt } from './data-export.ts'

const DAY = 86_400_000
const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)

describe('asking for a copy of one’s data', () => {
  it('is free for the first three, and again when the first of three is 30 days old', () => {
    expect(nextExportAt([], now)).toBeNull()
    expect(nextExportAt([daysAgo(1), daysAgo(2)], now)).toBeNull()
    expect(nextExportAt([daysAgo(1), daysAgo(20), daysAgo(29)], now)).toEqual(new Date(now.getTime() + DAY))
    expect(nextExportAt([daysAgo(1), daysAgo(20), daysAgo(30)], now)).toBeNull()
  })

  it('never lets more than three fall into 30 days, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 60 }), (hours) => {
        const taken: Date[] = []
        let at = now.getTime()
        for (const step of hours) {
          at += step * 3_600_000
          if (nextExportAt(taken, new Date(at)) === null) taken.push(new Date(at))
        }
        return taken.every((each) => {
          const within = taken.filter(
            (other) => other.getTime() >= each.getTime() && other.getTime() < each.getTime() + 30 * DAY,
          )
          return within.length <= 3
        })
      }),
    )
  })

  it('names a moment at which it is possible', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), (days) => {
        const asked = days.map(daysAgo)
        const next = nextExportAt(asked, now)
        return next === null || (next > now && nextExportAt(asked, next) === null)
      }),
    )
  })

  it('lasts seven days; a closed account can be restored for 30', () => {
    expect(exportEndsAt(now).getTime() - now.getTime()).toBe(EXPORT_DAYS * DAY)
    expect(restorableUntil(now).getTime() - now.getTime()).toBe(RESTORE_DAYS * DAY)
  })
})
