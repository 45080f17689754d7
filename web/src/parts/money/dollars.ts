import { readCents } from '../../platform/forms/read-amount.ts'

/** `$1,209.50` as cents; NaN for an invalid amount, so that the contract's own message shows. */
export function centsIn(text: string): number {
  const cents = readCents(text)
  return cents >= 0 && cents < 100_000_000_000 ? cents : Number.NaN
}
