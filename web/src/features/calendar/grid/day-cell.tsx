import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import type { ComponentProps } from 'react'
import { wordsOf } from '../../../parts/booking/held-line.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { cx } from '../../../ui/cx.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { type Bar, hiddenOn, LANES } from './calendar-bars.ts'
import type { CalendarDay } from './month.ts'

const texts = calendarTexts.grid
const longDay = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

type DayCellProps = Omit<ComponentProps<'td'>, 'className'> & {
  date: CalendarDay
  day: HostCalendar['days'][number] | undefined
  held: HostCalendar['held']
  bars: readonly Bar[]
  column: number
  lanes: number
  today: string
  chosen: boolean
}

export function DayCell({ date, day, held, bars, column, lanes, today, chosen, ...rest }: DayCellProps) {
  const past = date.iso < today
  const own = bars.filter((bar) => bar.start === column && bar.lane < LANES)
  const hidden = hiddenOn(bars, column)
  // A table in which cells can be walked and selected is a grid.
  const cell = past
    ? { role: 'gridcell', 'aria-disabled': true }
    : { ...rest, role: 'gridcell', 'aria-selected': chosen }
  return (
    <td
      {...cell}
      data-date={date.iso}
      aria-current={date.iso === today ? 'date' : undefined}
      aria-label={wordsFor(date.iso, day, held, past)}
      className={cx(
        'relative border-t border-s px-1 py-2 align-top text-small even-figures outline-offset-[-2px] first:border-s-0 max-md:text-center md:px-3',
        lanes > 1 ? 'h-28 md:h-32' : 'h-20 md:h-28',
        chosen ? 'bg-accent-soft' : past || !date.inMonth ? 'bg-paper' : '',
        (past || !date.inMonth) && 'text-ink-2',
        !past && 'cursor-pointer',
      )}
    >
      <time
        dateTime={date.iso}
        className={cx(
          'inline-grid size-6 place-items-center rounded-pill md:-ms-1.5',
          date.inMonth && !past && 'font-semibold',
          date.iso === today && 'bg-accent text-accent-ink',
        )}
      >
        {date.day}
      </time>
      {!past && day && (
        <span
          className={cx(
            'block text-tiny md:text-small',
            day.isOverride ? 'font-semibold text-ink' : 'text-ink-2',
            day.state === 'taken' && 'line-through',
          )}
        >
          {formatMoney(day.price)}
        </span>
      )}
      {hidden > 0 && (
        <span className="absolute top-2 end-2 text-tiny text-ink-2 max-md:hidden">
          {texts.more({ count: hidden })}
        </span>
      )}
      {own.map((bar) => (
        <CalendarBar key={bar.id} {...bar} />
      ))}
    </td>
  )
}

/** Everything that is drawn in the cell, for people who can't see it. */
function wordsFor(
  iso: string,
  day: HostCalendar['days'][number] | undefined,
  held: HostCalendar['held'],
  past: boolean,
): string {
  const name = longDay.format(new Date(iso))
  if (!day) return name
  const taken = held.filter(({ id }) => day.holds.includes(id)).map((hold) => wordsOf(hold).join(': '))
  return [
    name,
    ...(past ? [] : [formatMoney(day.price)]),
    ...(day.isOverride && !past ? [texts.set] : []),
    ...(day.state === 'partly' ? [texts.partly] : []),
    ...taken,
  ].join(', ')
}
