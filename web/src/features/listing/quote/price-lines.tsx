import type { QuoteView } from '@roomtone/contract/listing/quote'
import { priceTexts as texts } from '../../../parts/money/price-line.texts.ts'
import { PriceLine, priceLabel } from '../../../parts/money/price-line.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { cx } from '../../../ui/cx.ts'

type PriceLinesProps = { price: NonNullable<QuoteView['price']>; isWaiting: boolean }

export function PriceLines({ price, isWaiting }: PriceLinesProps) {
  return (
    <dl
      className={cx('grid gap-2 text-small transition-opacity', isWaiting && 'opacity-50')}
      aria-busy={isWaiting}
    >
      {price.lines.map((line) => (
        <PriceLine key={`${line.kind} ${line.unit}`} label={priceLabel(line)} amount={line.amount} />
      ))}
      <PriceLine label={texts.platformFee} amount={price.platformFee} />
      <PriceLine label={texts.tax} amount={price.tax} />
      <div className="mt-1 flex items-baseline justify-between border-t pt-3">
        <dt className="text-body font-medium">{texts.total}</dt>
        <dd className="font-serif text-h2">{formatMoney(price.total)}</dd>
      </div>
    </dl>
  )
}
