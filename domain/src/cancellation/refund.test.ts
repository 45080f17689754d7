import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundOf } from './refund.ts'

const paid = { rent: 60_000, subtotal: 65_000, platformFee: 7_800, tax: 5_900 }

describe('a refund', () => {
  it('shares out rent, fee and tax, and always gives the cleaning fee back', () => {
    expect(refundOf(paid, 100)).toBe(78_700)
    expect(refundOf(paid, 50)).toBe(41_850)
    expect(refundOf(paid, 0)).toBe(5_000)
  })

  it('is never less than the cleaning fee nor more than was paid', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        cents,
        fc.integer({ min: 0, max: 100 }),
        (rent, fee, tax, cleaning, share) => {
          const back = refundOf({ rent, subtotal: rent + cleaning, platformFee: fee, tax }, share)
          expect(Number.isInteger(back)).toBe(true)
          expect(back).toBeGreaterThanOrEqual(cleaning)
          expect(back).toBeLessThanOrEqual(rent + cleaning + fee + tax)
        },
      ),
    )
  })
})
