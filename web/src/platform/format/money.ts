import { dollarWords } from '../language/amount.texts.ts'

/**
 * Whole dollars as people write them ($1,800); cents only where there are any ($418.50). By hand: prices stand on every
 * first page, and setting up `Intl` for a currency keeps a slow phone busy for a tenth of a second.
 */
export function formatMoney(cents: number, words = dollarWords): string {
  const amount = Math.abs(cents)
  const thousands = String(Math.trunc(amount / 100)).match(/\d{1,3}(?=(\d{3})*$)/g) ?? []
  const rest = amount % 100
  return (cents < 0 ? '-' : '') + words(thousands, rest === 0 ? null : String(rest).padStart(2, '0'))
}
