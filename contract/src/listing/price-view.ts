import type { Quote, QuoteLine } from '@roomtone/domain/pricing/quote'
import type { QuoteLineView, QuoteView } from './quote.ts'

/** A price as it travels: the page makes one itself while nobody has chosen a date yet. */
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
  switch (line.kind) {
    case 'hours':
      return { kind, count: line.hours, unit: line.rate, amount }
    case 'days':
      return { kind, count: line.days, unit: line.price, amount }
    case 'weekly-discount':
      return { kind, count: line.percent, unit: 0, amount }
    case 'day-cap':
    case 'cleaning':
      return { kind, count: 0, unit: 0, amount }
  }
}
