import type { QuoteLineView } from '@roomtone/contract/listing/quote'
import { priceTexts as texts } from '@roomtone/texts/money/price-line'
import { formatMoney } from '../../platform/format/money.ts'

/** One row of any price breakdown. */
export function PriceLine({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="even-figures">{formatMoney(amount)}</dd>
    </div>
  )
}

export function priceLabel({ kind, count, unit: cents, by, percent, from, name }: QuoteLineView): string {
  const unit = formatMoney(cents)
  switch (kind) {
    case 'hours':
      return texts.hours({ count, unit })
    case 'days':
      return texts.days({ count, unit })
    case 'weekly-discount':
      return texts.discount({ percent: count })
    case 'long-day':
      return texts.longDay({ percent: count })
    case 'prep':
      return by === 'day' ? texts.prepDays({ count, percent }) : texts.prepHours({ count, percent })
    case 'strike':
      return by === 'day' ? texts.strikeDays({ count, percent }) : texts.strikeHours({ count, percent })
    case 'crew':
      return by === 'day' ? texts.crewDays({ from, count, unit }) : texts.crewHours({ from, count, unit })
    case 'add-on':
      return addOnLabel({ name, by, count, unit })
    case 'day-cap':
      return texts.dayCap
    case 'cleaning':
      return texts.cleaning
  }
}

type AddOnLine = Pick<QuoteLineView, 'name' | 'by' | 'count'> & { unit: string }

function addOnLabel({ name, by, count, unit }: AddOnLine): string {
  if (by === 'hour') return texts.addOnHours({ name, count, unit })
  if (by === 'person') return texts.addOnPeople({ name, count, unit })
  return by === 'item' && count > 1 ? texts.addOnItems({ name, count, unit }) : name
}

/** Unique among the lines of a price. */
export function lineKey({ kind, unit, name }: QuoteLineView): string {
  return `${kind} ${unit} ${name}`
}
