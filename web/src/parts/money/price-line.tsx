import type { QuoteLineView } from '@roomtone/contract/listing/quote'
import { priceTexts as texts } from '@roomtone/texts/money/price-line'
import { formatMoney } from '../../platform/format/money.ts'

/** One row of a price, wherever a price is broken down. */
export function PriceLine({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="even-figures">{formatMoney(amount)}</dd>
    </div>
  )
}

export function priceLabel({ kind, count, unit }: QuoteLineView): string {
  switch (kind) {
    case 'hours':
      return texts.hours({ count, unit: formatMoney(unit) })
    case 'days':
      return texts.days({ count, unit: formatMoney(unit) })
    case 'weekly-discount':
      return texts.discount({ percent: count })
    case 'day-cap':
      return texts.dayCap
    case 'cleaning':
      return texts.cleaning
  }
}
