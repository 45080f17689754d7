import type { QuoteView } from '@roomtone/contract/listing/quote'
import { refundOf } from '@roomtone/domain/cancellation/refund'
import { bookingTexts } from '@roomtone/texts/listing/booking'
import { refundShare, refundTone } from '../../../parts/money/refund-tone.ts'
import { momentWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { cx } from '../../../ui/cx.ts'

const { refund: texts } = bookingTexts

/** The refunds of this price, and until when. */
export function RefundList({ quote }: { quote: QuoteView }) {
  const { price, refunds, timeZone } = quote
  if (!price) return null
  const steps = [
    ...refunds.map(({ refundPercent, until }) => ({
      key: until,
      refundPercent,
      words: texts.until({ when: momentWords(until, timeZone) }),
    })),
    { key: 'after', refundPercent: 0, words: refunds.length === 0 ? texts.always : texts.after },
  ]
  return (
    <>
      <div aria-hidden="true" className="mb-3 flex gap-1">
        {steps.map(({ key, refundPercent }) => (
          <span
            key={key}
            className={cx('h-1.5 rounded-pill', refundTone(refundPercent))}
            style={{ flexGrow: refundShare(refundPercent) }}
          />
        ))}
      </div>
      <dl className="grid gap-1.5 text-small">
        {steps.map(({ key, refundPercent, words }) => (
          <div key={key} className="flex items-baseline gap-2.5">
            <span
              aria-hidden="true"
              className={cx('size-2 flex-none rounded-pill', refundTone(refundPercent))}
            />
            <dt className="w-24 flex-none font-medium even-figures">
              {formatMoney(refundOf(price, refundPercent))}
            </dt>
            <dd className="text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
