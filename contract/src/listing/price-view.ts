import type { Quote, QuoteLine } from '@roomtone/domain/pricing/quote'
import type { QuoteLineView, QuoteView } from './quote.ts'

/** A price in the contract's form; the page makes one itself while nobody has chosen a date yet. */
export function priceViewOf(quote: Quote): NonNullable<QuoteView['price']> {
  return {
    lines: quote.lines.map(lineViewOf),
    rent: quote.rent,
    subtotal: quote.subtotal,
    platformFee: quote.platformFee,
    tax: quote.tax,
    total: quote.total,
    feeHundredths: quote.feeHundredths,
    taxHundredths: quote.taxHundredths,
  }
}

function lineViewOf(line: QuoteLine): QuoteLineView {
  const { kind, amount } = line
  const plain = { kind, count: 0, unit: 0, amount, by: null, percent: 0, from: 0, name: '' }
  switch (line.kind) {
    case 'hours':
      return { ...plain, count: line.hours, unit: line.rate }
    case 'days':
      return { ...plain, count: line.days, unit: line.price }
    case 'weekly-discount':
    case 'long-day':
      return { ...plain, count: line.percent }
    case 'prep':
    case 'strike':
      return { ...plain, count: line.count, by: line.by, percent: line.percent }
    case 'crew':
      return { ...plain, count: line.count, unit: line.unit, by: line.by, from: line.from }
    case 'add-on':
      return { ...plain, count: line.count, unit: line.price, by: line.unit, name: line.name }
    case 'day-cap':
    case 'cleaning':
      return plain
  }
}
