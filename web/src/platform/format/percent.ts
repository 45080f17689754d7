import { LOCALE } from '@roomtone/texts/language'

let format: Intl.NumberFormat | undefined

/** `12.5%`, as the language writes it. */
export function formatPercent(percent: number): string {
  format ??= new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(percent / 100)
}
