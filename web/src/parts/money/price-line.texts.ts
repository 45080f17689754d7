export const priceTexts = {
  hours: (count: number, unit: string) => `${count} ${count === 1 ? 'hour' : 'hours'} × ${unit}`,
  days: (count: number, unit: string) => `${count} ${count === 1 ? 'day' : 'days'} × ${unit}`,
  dayCap: 'Never more than the day price',
  discount: (percent: number) => `Weekly discount, ${percent}%`,
  cleaning: 'Cleaning fee',
  platformFee: 'Platform fee',
  tax: 'Tax',
  total: 'Total',
}
