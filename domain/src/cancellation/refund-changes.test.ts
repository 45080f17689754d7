import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CANCELLATION_POLICIES, guestRefundPercent, refundChangesAfter } from './policy.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const start = new Date('2027-06-01T10:00:00Z')
const before = (time: number) => new Date(start.getTime() - time)
const long = before(200 * DAY)

describe('when a refund changes', () => {
  it('is the last instant of the step that counts now', () => {
    const flexible = { policy: 'flexible', start, confirmedAt: long } as const
    expect(refundChangesAfter({ ...flexible, now: before(10 * DAY) })).toEqual(before(7 * DAY))
    expect(refundChangesAfter({ ...flexible, now: before(7 * DAY) })).toEqual(before(7 * DAY))
    expect(refundChangesAfter({ ...flexible, now: before(6 * DAY) })).toEqual(before(24 * HOUR))
    expect(refundChangesAfter({ ...flexible, now: before(HOUR) })).toBeNull()
  })

  it('is the end of the day of grace where that gives more than the policy', () => {
    const confirmedAt = before(4 * DAY)
    const fresh = { policy: 'standard_90', start, confirmedAt } as const
    expect(refundChangesAfter({ ...fresh, now: before(4 * DAY - HOUR) })).toEqual(before(3 * DAY))
  })

  it('skips a step that the day of grace covers', () => {
    const confirmedAt = before(7 * DAY + HOUR)
    const fresh = { policy: 'flexible', start, confirmedAt } as const
    expect(refundChangesAfter({ ...fresh, now: confirmedAt })).toEqual(before(6 * DAY + HOUR))
  })

  it('is right to the millisecond for any policy and any moment', () => {
    const moments = fc.integer({ min: 1, max: 120 * DAY })
    fc.assert(
      fc.property(fc.constantFrom(...CANCELLATION_POLICIES), moments, moments, (policy, one, other) => {
        const [confirmed, asked] = one > other ? [one, other] : [other, one]
        const facts = { policy, start, confirmedAt: before(confirmed) }
        const now = before(asked)
        const until = refundChangesAfter({ ...facts, now })
        const percent = guestRefundPercent({ ...facts, now })
        if (until === null) expect(guestRefundPercent({ ...facts, now: before(1) })).toBe(percent)
        else {
          expect(guestRefundPercent({ ...facts, now: until })).toBe(percent)
          expect(guestRefundPercent({ ...facts, now: new Date(until.getTime() + 1) })).not.toBe(percent)
        }
      }),
    )
  })
})
