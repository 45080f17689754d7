/** `$1,209.50` as cents; NaN for what is no amount, so that the contract's own message is shown. */
export function centsIn(text: string): number {
  const plain = text.replaceAll(/[\s$,]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return Number.NaN
  return Math.round(Number(plain) * 100)
}

/** As a person would type it: `209`, `209.50`. */
export function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
