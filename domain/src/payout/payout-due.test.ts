import { describe, expect, it } from 'vitest'
import { payoutDueAt } from './payout-due.ts'

describe('when a host is paid', () => {
  it('is a day after the end, and three for the first five bookings', () => {
    const end = new Date('2026-12-05T18:00:00Z')
    expect(payoutDueAt(end, 0)).toEqual(new Date('2026-12-08T18:00:00Z'))
    expect(payoutDueAt(end, 4)).toEqual(new Date('2026-12-08T18:00:00Z'))
    expect(payoutDueAt(end, 5)).toEqual(new Date('2026-12-06T18:00:00Z'))
  })
})
