import type { ClaimView } from '@roomtone/contract/claim/claim'
import { claimTexts } from '@roomtone/texts/claim/claims'
import { formatMoney } from '../../platform/format/money.ts'
import { cx } from '../../ui/cx.ts'
import { momentWords } from '../time/when.ts'

const texts = claimTexts.timeline

export function ClaimTimeline({ claim: { timeline, booking } }: { claim: ClaimView }) {
  return (
    <ol className="text-small">
      {timeline.map(({ at, what, amount }, index) => (
        <li key={what} className="flex gap-4">
          <span aria-hidden="true" className="flex flex-none flex-col items-center gap-1">
            <span
              className={cx(
                'mt-1.5 size-3 flex-none rounded-pill border',
                index === timeline.length - 1 ? 'border-accent bg-accent' : 'border-ink bg-ink',
              )}
            />
            {index < timeline.length - 1 && <span className="w-px flex-1 bg-line" />}
          </span>
          <p className="min-w-0 flex-1 pb-4">
            {texts.moments[what]}
            {amount > 0 && <span className="even-figures"> · {formatMoney(amount)}</span>}
            <time dateTime={at} className="block text-ink-2 even-figures">
              {momentWords(at, booking.timeZone)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
