import { calendarTexts as texts } from '@roomtone/texts/calendar/calendar'
import { formatMoney } from '../../../platform/format/money.ts'
import { cx } from '../../../ui/cx.ts'
import { type CalendarDay, type Month, weeksOf } from './month.ts'
import { WeekdayRow } from './weekday-row.tsx'

type MonthGridProps = {
  month: Month
  title: string
  /** As in 2026-11-15. */
  today: string
  /** Cents, for every day from today on. */
  pricePerDay: number
}

export function MonthGrid({ month, title, today, pricePerDay }: MonthGridProps) {
  const weeks = weeksOf(month)
  return (
    <div className="overflow-hidden border-y bg-card max-md:-mx-5 md:rounded-m md:border">
      <table className="w-full table-fixed">
        <caption className="sr-only">{texts.prices({ month: title })}</caption>
        <WeekdayRow week={weeks[0]} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.iso}>
              {week.map((day) => (
                <Day key={day.iso} {...day} today={today} pricePerDay={pricePerDay} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = CalendarDay & { today: string; pricePerDay: number }

function Day({ iso, day, inMonth, today, pricePerDay }: DayProps) {
  const past = iso < today
  return (
    <td
      aria-current={iso === today ? 'date' : undefined}
      className={cx(
        'h-16 border-t border-s px-1 py-2 align-top text-small even-figures first:border-s-0 max-md:text-center md:h-24 md:px-3',
        (past || !inMonth) && 'bg-paper text-ink-2',
      )}
    >
      <time
        dateTime={iso}
        className={cx(
          'inline-grid size-6 place-items-center rounded-pill md:-ms-1.5',
          inMonth && !past && 'font-semibold',
          iso === today && 'bg-accent text-accent-ink',
        )}
      >
        {day}
      </time>
      {!past && <span className="block text-tiny text-ink-2 md:text-small">{formatMoney(pricePerDay)}</span>}
    </td>
  )
}
