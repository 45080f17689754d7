import type { EarningsView } from '@roomtone/contract/payout/payouts'
import { paymentsTexts } from '@roomtone/texts/hosting/payments'
import { LOCALE } from '@roomtone/texts/language'
import { barsOf, chartScale } from '../../../parts/money/chart-scale.ts'
import { monthWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'

const texts = paymentsTexts.chart
const HEIGHT = 200
const TOP = 12
/** Room for the amounts at the left and the months below. */
const LABELS = 64
const BELOW = 28

type Month = EarningsView['months'][number]

/** A picture only; the same figures are in a table for everyone else. */
export function EarningsChart({ months }: { months: readonly Month[] }) {
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h2>
        <p aria-hidden="true" className="flex gap-4 text-tiny text-ink-2">
          <Key className="bg-ink">{texts.paid}</Key>
          <Key className="border border-dashed border-ink-3 bg-off-soft">{texts.upcoming}</Key>
        </p>
      </div>
      <Drawing months={months} />
      <Figures months={months} />
    </Card>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <i className={cx('size-3 rounded-s', className)} />
      {children}
    </span>
  )
}

function Drawing({ months }: { months: readonly Month[] }) {
  const scale = chartScale(months.map(({ paid, upcoming }) => paid + upcoming))
  // Labels that have room, counted from the last month.
  const every = (most: number) => Math.ceil(months.length / most)
  const isLabeled = (index: number, most: number) => (months.length - 1 - index) % every(most) === 0
  const heightOf = (share: number) => share * HEIGHT
  const yOf = (share: number) => TOP + HEIGHT - heightOf(share)
  return (
    <div aria-hidden="true" className="relative text-tiny" style={{ paddingInlineStart: LABELS }}>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="absolute start-0 [translate:0_-50%] text-ink-2 even-figures"
          style={{ top: yOf(tick / scale.top) }}
        >
          {formatMoney(tick)}
        </span>
      ))}
      <svg aria-hidden="true" width="100%" height={TOP + HEIGHT + BELOW} style={{ overflow: 'visible' }}>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={yOf(tick / scale.top)}
            y2={yOf(tick / scale.top)}
            stroke={tick === 0 ? 'var(--ink-3)' : 'var(--line)'}
          />
        ))}
        {barsOf(months, scale).map((bar, index) => (
          <g key={months[index]?.month}>
            <rect
              x={`${100 * bar.left}%`}
              y={yOf(bar.paid)}
              width={`${100 * bar.width}%`}
              height={heightOf(bar.paid)}
              fill="var(--ink)"
            />
            {bar.upcoming > 0 && (
              <rect
                x={`${100 * bar.left}%`}
                y={yOf(bar.paid + bar.upcoming)}
                width={`${100 * bar.width}%`}
                height={heightOf(bar.upcoming)}
                fill="var(--off-soft)"
                stroke="var(--ink-3)"
                strokeDasharray="4 3"
              />
            )}
            <text
              x={`${100 * (bar.left + bar.width / 2)}%`}
              y={TOP + HEIGHT + 20}
              textAnchor="middle"
              fill="var(--ink-2)"
              className={cx(!isLabeled(index, 6) && 'max-md:hidden', !isLabeled(index, 14) && 'hidden')}
            >
              {months[index] && shortMonth(months[index].month)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

function Figures({ months }: { months: readonly Month[] }) {
  return (
    // A table is always as wide as its words, so it is hidden inside an element that is not.
    <div className="sr-only">
      <table>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.paid}</th>
            <th scope="col">{texts.upcoming}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, paid, upcoming }) => (
            <tr key={month}>
              <th scope="row">{monthWords(month)}</th>
              <td>{formatMoney(paid)}</td>
              <td>{formatMoney(upcoming)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const short = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' })
const shortMonth = (month: string) => short.format(new Date(`${month}-01`))
