import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANCELLATION_POLICIES, type CancellationPolicy, refundPercentAt, refundSteps } from './policy.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = new Date('2026-11-21T14:00:00Z')
const before = (time: number) => new Date(START.getTime() - time)

describe('the refund', () => {
  it.each<[CancellationPolicy, number, number]>([
    ['very_flexible', 24 * HOUR, 100],
    ['very_flexible', 24 * HOUR - 1, 0],
    ['flexible', 7 * DAY, 100],
    ['flexible', 7 * DAY - 1, 50],
    ['flexible', 24 * HOUR, 50],
    ['flexible', 24 * HOUR - 1, 0],
    ['standard_30', 30 * DAY, 100],
    ['standard_30', 30 * DAY - 1, 50],
    ['standard_30', 7 * DAY, 50],
    ['standard_30', 7 * DAY - 1, 0],
    ['standard_90', 90 * DAY, 100],
    ['standard_90', 90 * DAY - 1, 50],
    ['standard_90', 14 * DAY, 50],
    ['standard_90', 14 * DAY - 1, 0],
  ])('%s, %i ms before the start: %i%%', (policy, time, percent) => {
    expect(refundPercentAt(policy, START, before(time))).toBe(percent)
  })

  it('names the dates at which it changes, without those that have passed', () => {
    expect(refundSteps('flexible', START, before(30 * DAY))).toEqual([
      { refundPercent: 100, until: before(7 * DAY) },
      { refundPercent: 50, until: before(24 * HOUR) },
    ])
    expect(refundSteps('flexible', START, before(2 * DAY))).toEqual([
      { refundPercent: 50, until: before(24 * HOUR) },
    ])
    expect(refundSteps('flexible', START, before(HOUR))).toEqual([])
  })

  it('says the same in both ways, at every moment', () => {
    const moments = fc.integer({ min: -2 * DAY, max: 120 * DAY })
    fc.assert(
      fc.property(fc.constantFrom(...CANCELLATION_POLICIES), moments, (policy, time) => {
        const now = before(time)
        const steps = refundSteps(policy, START, now)
        expect(steps[0]?.refundPercent ?? 0).toBe(refundPercentAt(policy, START, now))
        for (const { refundPercent, until } of steps) {
          expect(refundPercentAt(policy, START, until)).toBe(refundPercent)
          expect(refundPercentAt(policy, START, new Date(until.getTime() + 1))).toBeLessThan(refundPercent)
        }
      }),
    )
  })
})
