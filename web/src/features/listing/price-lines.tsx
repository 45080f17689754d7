import type { QuoteLineView, QuoteView } from '@roomtone/contract/listing/quote'
import { formatMoney } from '../../platform/format/money.ts'
import { cx } from '../../ui/cx.ts'
import { bookingTexts } from './booking.texts.ts'

const { lines: texts } = bookingTexts

type PriceLinesProps = { price: NonNullable<QuoteView['price']>; isWaiting: boolean }

export function PriceLines({ price, isWaiting }: PriceLinesProps) {
  return (
    <dl
      className={cx('grid gap-2 text-small transition-opacity', isWaiting && 'opacity-50')}
      aria-busy={isWaiting}
    >
      {price.lines.map((line) => (
        <Line key={`${line.kind} ${line.unit}`} label={labelOf(line)} amount={line.amount} />
      ))}
      <Line label={texts.platformFee} amount={price.platformFee} />
      <Line label={texts.tax} amount={price.tax} />
      <div className="mt-1 flex items-baseline justify-between border-t pt-3">
        <dt className="text-body font-medium">{texts.total}</dt>
        <dd className="font-serif text-h2">{formatMoney(price.total)}</dd>
      </div>
    </dl>
  )
}

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular-nums">{formatMoney(amount)}</dd>
    </div>
  )
}

function labelOf({ kind, count, unit }: QuoteLineView): string {
  switch (kind) {
    case 'hours':
      return texts.hours(count, formatMoney(unit))
    case 'days':
      return texts.days(count, formatMoney(unit))
    case 'weekly-discount':
      return texts.discount(count)
    case 'day-cap':
      return texts.dayCap
    case 'cleaning':
      return texts.cleaning
  }
}
