import { refundOf } from '../cancellation/refund.ts'
import { type Cents, percentOf } from '../money/cents.ts'
import type { Quote } from '../pricing/quote.ts'

export type Price = Pick<Quote, 'rent' | 'subtotal' | 'platformFee' | 'tax'>

type RefundParts = { total: Cents; fromHost: Cents; fromFee: Cents; fromTax: Cents }

/**
 * Who pays how much of a refund. The parts are differences of rounded sums, not sums of rounded parts, so
 * they always add up to exactly what the guest was promised, and none is below zero or above its source.
 */
export function splitRefund(price: Price, refundPercent: number): RefundParts {
  const total = refundOf(price, refundPercent)
  const fromTax = percentOf(price.tax, refundPercent)
  const fromFee = percentOf(price.tax + price.platformFee, refundPercent) - fromTax
  return { total, fromHost: total - fromFee - fromTax, fromFee, fromTax }
}
