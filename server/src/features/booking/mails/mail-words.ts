const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function moneyWords(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100)
}
