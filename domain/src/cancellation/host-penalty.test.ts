import { describe, expect, it } from 'vitest'
import { hostPenalty } from './host-penalty.ts'
import { guestRefundPercent } from './policy.ts'

const HOUR = 3_600_000
const now = new Date('2026-11-15T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR)
const lately = new Date('2026-09-01T00:00:00Z')

describe('a host who cancels', () => {
  it.each([
    [48, 50_000],
    [49, 25_000],
    [24 * 30, 25_000],
    [24 * 31, 10_000],
  ])('%d hours before the start owes %d of a rent of $1,000', (hours, owes) => {
    expect(hostPenalty({ rent: 100_000, start: inHours(hours), now, lastFreeAt: lately })).toEqual({
      owes,
      isFree: false,
    })
  })

  it('owes at least fifty dollars', () => {
    expect(hostPenalty({ rent: 10_000, start: inHours(900), now, lastFreeAt: lately }).owes).toBe(5_000)
  })

  it('may do it once in six months without a penalty', () => {
    const start = inHours(10)
    expect(hostPenalty({ rent: 100_000, start, now, lastFreeAt: null })).toEqual({ owes: 0, isFree: true })
    const halfAYearAgo = new Date('2026-05-15T12:00:00Z')
    expect(hostPenalty({ rent: 100_000, start, now, lastFreeAt: halfAYearAgo }).isFree).toBe(true)
    const less = new Date('2026-05-15T12:00:01Z')
    expect(hostPenalty({ rent: 100_000, start, now, lastFreeAt: less }).isFree).toBe(false)
  })

  it.each([
    ['2026-08-31T12:00:00Z', '2027-02-28T12:00:00Z'],
    ['2027-08-31T12:00:00Z', '2028-02-29T12:00:00Z'],
    ['2026-10-31T12:00:00Z', '2027-04-30T12:00:00Z'],
  ])('counts six months from %s to %s, the last day of a shorter month', (free, over) => {
    const cancelling = { rent: 100_000, start: new Date('2029-01-01T00:00:00Z'), lastFreeAt: new Date(free) }
    const at = new Date(over)
    expect(hostPenalty({ ...cancelling, now: at }).isFree).toBe(true)
    expect(hostPenalty({ ...cancelling, now: new Date(at.getTime() - 1) }).isFree).toBe(false)
  })
})

describe('a guest who changes their mind', () => {
  const soon = { policy: 'standard_90', start: inHours(72), now } as const

  it('gets everything back within a day of confirmation while the start is two days off', () => {
    expect(guestRefundPercent({ ...soon, confirmedAt: inHours(-24) })).toBe(100)
    expect(guestRefundPercent({ ...soon, confirmedAt: inHours(-24.1) })).toBe(0)
    expect(guestRefundPercent({ ...soon, start: inHours(47), confirmedAt: inHours(-1) })).toBe(0)
  })
})
