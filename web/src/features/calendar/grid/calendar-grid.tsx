import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useId } from 'react'
import { barsOf, hiddenOn } from './calendar-bars.ts'
import { DayCell } from './day-cell.tsx'
import type { CalendarDay } from './month.ts'
import { isChosen, type Selection } from './selection.ts'
import { useEscape } from './use-escape.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { WeekdayRow } from './weekday-row.tsx'

const GRID = { role: 'grid', 'aria-multiselectable': true } as const

type CalendarGridProps = {
  title: string
  weeks: CalendarDay[][]
  calendar: HostCalendar
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** A month to select days in: press a day, press another, drag, or use the keyboard. */
export function CalendarGrid({ title, weeks, calendar, selection, onSelect }: CalendarGridProps) {
  const how = useId()
  const days = new Map(calendar.days.map((day) => [day.date, day]))
  const dates = weeks.flat().map(({ iso }) => iso)
  const grid = useGridKeys({ dates, today: calendar.today, selection, onSelect })
  useEscape(selection !== null, () => onSelect(null))
  return (
    <div className="overflow-hidden border-y bg-card max-md:-mx-5 md:rounded-m md:border">
      <p id={how} className="sr-only">
        {calendarTexts.board.keys}
      </p>
      <table
        {...GRID}
        aria-describedby={how}
        aria-label={calendarTexts.prices({ month: title })}
        className="w-full table-fixed select-none"
      >
        <WeekdayRow week={weeks[0]} />
        <tbody>
          {weeks.map((week) => {
            const bars = barsOf(
              week.map(({ iso }) => days.get(iso)),
              calendar.held,
            )
            const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
            return (
              <tr key={week[0]?.iso}>
                {week.map((date, column) => (
                  <DayCell
                    key={date.iso}
                    date={date}
                    day={days.get(date.iso)}
                    calendar={calendar}
                    bars={bars}
                    more={hiddenOn(
                      week.map(({ iso }) => days.get(iso)),
                      bars,
                      column,
                    )}
                    column={column}
                    lanes={lanes}
                    today={calendar.today}
                    chosen={isChosen(selection, date.iso)}
                    {...grid.cell(date.iso)}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
