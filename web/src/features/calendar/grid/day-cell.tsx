import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import type { ComponentProps } from 'react'
import { wordsOf } from '../../../parts/booking/held-line.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { cx } from '../../../ui/cx.ts'
import { CalendarBar } from './calendar-bar.tsx'
import type { Bar } from './calendar-bars.ts'
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
  calendar: HostCalendar
  bars: readonly Bar[]
  column: number
  /** How many did not fit. */
  more: number
  lanes: number
  today: string
  chosen: boolean
}

export function DayCell(props: DayCellProps) {
  const { date, day, calendar, bars, column, more, lanes, today, chosen, ...rest } = props
  const past = date.iso < today
  const own = bars.filter((bar) => bar.start === column)
  // A table in which cells can be walked and selected is a grid.
  const cell = { ...rest, role: 'gridcell', 'aria-selected': chosen }
  return (
    <td
      {...cell}
      data-date={date.iso}
      aria-current={date.iso === today ? 'date' : undefined}
      aria-label={wordsFor(date.iso, day, calendar, past)}
      className={cx(
        'relative border-t border-s px-1 py-2 align-top text-small even-figures outline-offset-[-2px] first:border-s-0 max-md:text-center md:px-3',
        lanes > 1 ? 'h-28 md:h-32' : 'h-20 md:h-28',
        chosen ? 'bg-accent-soft' : past || !date.inMonth ? 'bg-paper' : '',
        (past || !date.inMonth) && 'text-ink-2',
        'cursor-pointer',
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
      {!past && day?.isHourlyOverride && (
        <span className="block truncate text-tiny font-semibold text-ink">
          {calendarTexts.board.perHour({ amount: formatMoney(day.hourly) })}
        </span>
      )}
      {more > 0 && (
        <span className="absolute end-1 top-0.5 text-tiny font-semibold text-ink-2 md:end-2 md:top-2">
          {texts.more({ count: more })}
        </span>
      )}
      {own.map((bar) => (
        <CalendarBar key={`${bar.hold.id} ${bar.start}`} bar={bar} calendar={calendar} />
      ))}
    </td>
  )
}

/** Everything that is drawn in the cell, for people who can't see it. */
function wordsFor(
  iso: string,
  day: HostCalendar['days'][number] | undefined,
  { held, seesBookings }: HostCalendar,
  past: boolean,
): string {
  const name = longDay.format(new Date(iso))
  if (!day) return name
  const taken = held
    .filter(({ id }) => day.holds.includes(id))
    .map((hold) => wordsOf(hold, seesBookings).join(': '))
  return [
    name,
    ...(past ? [] : [formatMoney(day.price)]),
    ...(day.isOverride && !past ? [texts.set] : []),
    ...(day.isHourlyOverride && !past
      ? [calendarTexts.board.perHour({ amount: formatMoney(day.hourly) })]
      : []),
    ...(day.state === 'partly' ? [texts.partly] : []),
    ...taken,
  ].join(', ')
}
