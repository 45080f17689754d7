import type { BookingView } from '@roomtone/contract/booking/booking'
import { refundOf } from '@roomtone/domain/cancellation/refund'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { cancellationPolicies } from '@roomtone/texts/labels'
import { formatMoney } from '../../platform/format/money.ts'
import { cx } from '../../ui/cx.ts'
import { refundShare, refundTone } from '../money/refund-tone.ts'
import { zonedWords } from './zoned-words.ts'

const texts = bookingWords.refunds

type Dated = Pick<
  BookingView,
  'refunds' | 'refundAfter' | 'price' | 'timeZone' | 'cancellationPolicy' | 'confirmedAt'
>
type Step = { key: string; words: string; refund: number; percent: number }

/** The refunds and their dates, to the cent. */
export function RefundDates({ booking }: { booking: Dated }) {
  const steps = stepsOf(booking)
  return (
    <>
      <p className="mb-3 flex justify-between gap-4 text-small">
        <span className="font-medium">{booking.confirmedAt === null ? texts.titleLater : texts.title}</span>
        <span className="flex-none text-ink-2">{cancellationPolicies[booking.cancellationPolicy]}</span>
      </p>
      <div aria-hidden="true" className="mb-3 flex gap-1">
        {steps.map(({ key, percent }) => (
          <span
            key={key}
            className={cx('h-1.5 rounded-pill', refundTone(percent))}
            style={{ flexGrow: refundShare(percent) }}
          />
        ))}
      </div>
      <dl className="grid gap-1.5 text-small">
        {steps.map(({ key, words, refund, percent }) => (
          <div key={key} className="flex items-baseline gap-2.5">
            <span aria-hidden="true" className={cx('size-2 flex-none rounded-pill', refundTone(percent))} />
            <dt className="min-w-0 flex-1 text-ink-2">{words}</dt>
            <dd className="font-medium even-figures">{texts.back({ amount: formatMoney(refund) })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function stepsOf({ refunds, refundAfter: last, price, timeZone }: Dated): Step[] {
  const [after, cleaningOnly] =
    refunds.length > 0 ? [texts.after, texts.cleaningOnly] : [texts.now, texts.nowCleaningOnly]
  return [
    ...refunds.map(({ refundPercent, refund, until }) => ({
      key: until,
      words: texts.until({ when: zonedWords(until, timeZone) }),
      refund,
      percent: refundPercent,
    })),
    {
      key: 'after',
      words: last > 0 && last === refundOf(price, 0) ? cleaningOnly : after,
      refund: last,
      percent: 0,
    },
  ]
}
