import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import type { CSSProperties } from 'react'
import { wordsOf } from '../../../parts/booking/held-line.ts'
import { cx } from '../../../ui/cx.ts'
import { pieceDetail } from '../board/piece-words.ts'
import type { Bar, BarLook } from './calendar-bars.ts'

const STRIPES =
  'repeating-linear-gradient(135deg, var(--off-soft) 0 6px, color-mix(in srgb, var(--line) 80%, var(--ink-3)) 6px 8px)'

/** Without their colors they would all look the same. */
const OWN: CSSProperties = { forcedColorAdjust: 'none' }

/** Time that is taken, by what takes it. */
export const barLook: Record<BarLook, { className: string; style: CSSProperties }> = {
  confirmed: { className: 'border-s-3 border-ok bg-ok-soft text-ok', style: OWN },
  pending: { className: 'border-s-3 border-wait bg-wait-soft text-wait', style: OWN },
  other: { className: 'border-s-3 border-off bg-off-soft text-off', style: OWN },
  import: { className: 'border border-dashed border-ink-3 bg-card text-off', style: OWN },
  second: { className: 'border border-dashed border-wait bg-card text-wait', style: OWN },
  block: { className: 'text-ink', style: { ...OWN, backgroundImage: STRIPES } },
}

/** Begins in the cell that contains it and spans its days. The cells themselves say it in words. */
export function CalendarBar({ bar, calendar }: { bar: Bar; calendar: HostCalendar }) {
  const { hold, look, span, lane } = bar
  const { className, style } = barLook[look]
  const name = wordsOf(hold, calendar.seesBookings).at(-1)
  const detail = pieceDetail(hold, calendar.timeZone)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute start-0 z-10 ms-0.5 flex h-5 items-center overflow-hidden rounded-s text-tiny whitespace-nowrap md:h-6',
        className,
      )}
      style={{ width: `calc(${span * 100}% - 4px)`, bottom: `${6 + lane * 26}px`, ...style }}
    >
      <span className={cx('truncate px-1 md:px-1.5', look === 'block' && 'rounded-s bg-card')}>
        <span className="font-medium max-md:hidden">{name} </span>
        <span className="even-figures">{detail}</span>
      </span>
    </span>
  )
}
