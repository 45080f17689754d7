import { type Cents, percentOf } from '../money/cents.ts'

type Paid = { rent: Cents; subtotal: Cents; platformFee: Cents; tax: Cents }

/**
 * The refund of a price. Fee and tax follow the rent's share; the cleaning fee is always refunded, because
 * nobody has to clean a space that was not used.
 */
export function refundOf({ rent, subtotal, platformFee, tax }: Paid, refundPercent: number): Cents {
  const cleaning = subtotal - rent
  return cleaning + percentOf(rent + platformFee + tax, refundPercent)
}
