import { heldTexts } from '@roomtone/texts/booking/held-line'
import type { CSSProperties } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { Bar, BarLook } from './calendar-bars.ts'

const STRIPES =
  'repeating-linear-gradient(135deg, var(--off-soft) 0 6px, color-mix(in srgb, var(--line) 80%, var(--ink-3)) 6px 8px)'

/** Without their colors they would all look the same. */
const OWN: CSSProperties = { forcedColorAdjust: 'none' }

/** Time that is taken, by what takes it. */
export const barLook: Record<BarLook, { className: string; style: CSSProperties }> = {
  confirmed: { className: 'border-s-2 border-ok bg-ok-soft text-ok', style: OWN },
  pending: { className: 'border-s-2 border-wait bg-wait-soft text-wait', style: OWN },
  other: { className: 'border-s-2 border-off bg-off-soft text-off', style: OWN },
  block: { className: 'text-ink', style: { ...OWN, backgroundImage: STRIPES } },
}

/** Begins in the cell that contains it and spans its days. The cells themselves say it in words. */
export function CalendarBar({ kind, label, look, span, lane }: Bar) {
  const { className, style } = barLook[look]
  const name = heldTexts.kinds[kind]
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute start-0 z-10 ms-0.5 flex h-5 items-center overflow-hidden rounded-s text-tiny whitespace-nowrap md:h-6',
        className,
      )}
      style={{ width: `calc(${span * 100}% - 4px)`, bottom: `${6 + lane * 26}px`, ...style }}
    >
      <span className={cx('truncate px-1.5', kind === 'block' && 'rounded-s bg-card')}>
        <span className="font-medium">{label === '' || kind !== 'booking' ? name : label}</span>
        {kind !== 'booking' && label !== '' && <span className="max-md:hidden"> · {label}</span>}
      </span>
    </span>
  )
}
