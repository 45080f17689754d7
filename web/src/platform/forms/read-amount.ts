import { money } from '@roomtone/texts/language'

type Marks = Pick<typeof money, 'group' | 'decimal'>

/**
 * An amount of dollars as its language writes it, in cents: `$1,209.50`, `1 209,50 $US`. NaN for invalid
 * input, and for input with two meanings, such as `1.234`: a wrong guess would be off by a thousand.
 */
export function readCents(typed: string, marks: Marks = money): number {
  const found = partsOf(typed, marks)
  const cents = found ? Number(found.whole) * 100 + Number(found.rest.padEnd(2, '0')) : Number.NaN
  return Number.isSafeInteger(cents) ? signed(found, cents) : Number.NaN
}

/** The same for numbers that are not money. */
export function readDecimal(typed: string, marks: Marks = money): number {
  const found = partsOf(typed, marks)
  return found ? signed(found, Number(`${found.whole}.${found.rest}`)) : Number.NaN
}

/** Dollars as a person would type them, without grouping: `209`, `209.50`. */
export function typedDollars(cents: number, { decimal }: Marks = money): string {
  return (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)).replace('.', decimal)
}

type Parts = { isNegative: boolean; whole: string; rest: string }

function signed(found: Parts | null, value: number): number {
  return found?.isNegative && value !== 0 ? -value : value
}

/** A point may come before the cents in any language, as on a keypad; before three digits it never does. */
function partsOf(typed: string, { group, decimal }: Marks): Parts | null {
  const amount = /^\s*(-?)\s*(?:US)?\s*\$?\s*(.*?)\s*\$?\s*(?:US)?\s*$/i.exec(typed)
  const number = new RegExp(
    `^(\\d{1,3}(?:([\\s${group}])\\d{3}(?:\\2\\d{3})*)?|\\d*)(?:[.${decimal}](\\d{0,2}))?$`,
  )
  const [, whole = '', , rest = ''] = number.exec(amount?.[2] ?? '') ?? []
  if (whole + rest === '') return null
  return { isNegative: amount?.[1] === '-', whole: whole.replace(/\D/g, '') || '0', rest }
}
