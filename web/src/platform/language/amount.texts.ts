/** `$1,800`, `$418.50`: the dollars by their thousands, and the cents where there are any. */
export function dollarWords(thousands: string[], cents: string | null): string {
  return `$${thousands.join(',')}${cents === null ? '' : `.${cents}`}`
}
