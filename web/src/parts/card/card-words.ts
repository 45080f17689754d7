import type { CardSummary } from '@roomtone/domain/payment/card'
import { cardBrands } from '@roomtone/texts/card/brands'
import { cardTexts } from '@roomtone/texts/card/card'

/** `Visa ending in 4242` */
export function cardName({ brand, last4 }: Pick<CardSummary, 'brand' | 'last4'>): string {
  return cardTexts.ending({ brand: cardBrands[brand], last4 })
}

/** `Expires 04 / 31` */
export function expiryWords({ expMonth, expYear }: Pick<CardSummary, 'expMonth' | 'expYear'>): string {
  return cardTexts.expires({
    month: String(expMonth).padStart(2, '0'),
    year: String(expYear).slice(2),
  })
}
