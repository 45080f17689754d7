import { money } from '@roomtone/texts/language'

/**
 * Whole dollars as people write them ($1,800); cents only where there are any ($418.50). By hand: every first
 * page has prices, and setting up `Intl` for a currency keeps a slow phone busy for a tenth of a second.
 */
export function formatMoney(cents: number, { group, decimal, dollars } = money): string {
  const amount = Math.abs(cents)
  const thousands = String(Math.trunc(amount / 100)).match(/\d{1,3}(?=(\d{3})*$)/g) ?? []
  const rest = amount % 100
  const written = thousands.join(group) + (rest === 0 ? '' : decimal + String(rest).padStart(2, '0'))
  return (cents < 0 ? '-' : '') + dollars.replace('#', () => written)
}
