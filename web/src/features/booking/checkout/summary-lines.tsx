import type { QuoteLineView } from '@roomtone/contract/listing/quote'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { lineKey, priceLabel } from '../../../parts/money/price-line.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { cx } from '../../../ui/cx.ts'
import type { Price } from './subject.ts'

const texts = checkoutTexts.summary

/** The price that the page promises: the last of these lines is sent as `expectedTotal`. */
export function SummaryLines({ price }: { price: Price }) {
  return (
    <dl className="grid gap-2.5 border-t py-4 text-small">
      {price.lines.map((line) => (
        <Line key={lineKey(line)} label={labelOf(line)} amount={line.amount} />
      ))}
      <Line
        label={texts.subtotal}
        amount={price.subtotal}
        className="border-t border-dashed pt-3 font-medium"
      />
      <Line
        label={texts.platformFee}
        extra={texts.percent({ count: price.feeHundredths / 100 })}
        amount={price.platformFee}
      />
      <Line label={texts.tax} amount={price.tax} />
      <div className="mt-0.5 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <dt className="text-body font-medium">
          {texts.total} <span className="text-small font-normal text-ink-2">{texts.currency}</span>
        </dt>
        <dd className="font-serif text-h2">{formatMoney(price.total)}</dd>
      </div>
    </dl>
  )
}

type LineProps = { label: string; extra?: string; amount: number; className?: string }

function Line({ label, extra, amount, className }: LineProps) {
  return (
    <div className={cx('flex justify-between gap-4', className)}>
      <dt>
        {label} {extra && <span className="text-ink-2">{extra}</span>}
      </dt>
      <dd className="even-figures">{formatMoney(amount)}</dd>
    </div>
  )
}

function labelOf(line: QuoteLineView): string {
  const { kind, count, unit } = line
  switch (kind) {
    case 'hours':
      return texts.hours({ unit: formatMoney(unit), count })
    case 'days':
      return texts.days({ unit: formatMoney(unit), count })
    case 'weekly-discount':
      return `${texts.discount} ${texts.percent({ count })}`
    default:
      return priceLabel(line)
  }
}
