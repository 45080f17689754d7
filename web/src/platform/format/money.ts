import { LOCALE } from '../language/language.texts.ts'

const whole = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' })

/** Whole dollars as people write them ($1,800); cents only where there are any ($418.50). */
export function formatMoney(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100)
}
