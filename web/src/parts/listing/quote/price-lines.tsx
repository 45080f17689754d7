import type { QuoteView } from '@roomtone/contract/listing/quote'
import { priceTexts } from '@roomtone/texts/money/price-line'
import { formatMoney } from '../../../platform/format/money.ts'
import { cx } from '../../../ui/cx.ts'
import { lineKey, PriceLine, priceLabel } from '../../money/price-line.tsx'

type PriceLinesProps = { price: NonNullable<QuoteView['price']>; isWaiting?: boolean }

export function PriceLines({ price, isWaiting = false }: PriceLinesProps) {
  return (
    <dl
      className={cx('grid gap-2 text-small transition-opacity', isWaiting && 'opacity-50')}
      aria-busy={isWaiting}
    >
      {price.lines.map((line) => (
        <PriceLine key={lineKey(line)} label={priceLabel(line)} amount={line.amount} />
      ))}
      <PriceLine label={priceTexts.platformFee} amount={price.platformFee} />
      <PriceLine label={priceTexts.tax} amount={price.tax} />
      <div className="mt-1 flex items-baseline justify-between border-t pt-3">
        <dt className="text-body font-medium">{priceTexts.total}</dt>
        <dd className="font-serif text-h2">{formatMoney(price.total)}</dd>
      </div>
    </dl>
  )
}
