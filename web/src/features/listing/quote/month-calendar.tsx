import type { MonthDay } from '@roomtone/contract/listing/show-month'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { bookingTexts } from '@roomtone/texts/listing/booking'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { monthQuery } from '../../../parts/listing/property.query.ts'
import { WEEK } from '../../../parts/time/weekdays.ts'
import { monthWords, wholeDayWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useServices } from '../../../platform/services.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { clampDate, dayAfterKey, nextMonth, previousMonth, weeksOf } from './month-grid.ts'

const { calendar: texts } = bookingTexts

type MonthCalendarProps = {
  propertyId: string
  /** The first and the last day that can be requested. */
  first: LocalDate
  last: LocalDate
  /** The chosen days, both ends included; empty without any. */
  from: LocalDate | ''
  to: LocalDate | ''
  onPick: (date: LocalDate) => void
}

/**
 * What each day costs and whether it is free. Arrow keys move, PageUp and PageDown turn months, Enter picks.
 */
export function MonthCalendar({ propertyId, first, last, from, to, onPick }: MonthCalendarProps) {
  const [focus, setFocus] = useState(() => clampDate(from || first, first, last))
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(true)
  const month = focus.slice(0, 7)
  const { data, error, refetch, isFetching } = useQuery(monthQuery(useServices(), propertyId, month))
  const days = new Map(data?.days.map((day) => [day.date, day]))

  useEffect(() => {
    if (byKey.current) toDay(grid.current, focus)
    byKey.current = false
  }, [focus])

  function press(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, focus)
    if (next === null) return
    event.preventDefault()
    byKey.current = true
    setFocus(clampDate(next, first, last))
  }

  function turn(to: string) {
    setFocus(clampDate(`${to}-01`, first, last))
  }

  function tryAgain() {
    void refetch()
    // The button disappears once the month has loaded.
    toDay(grid.current, focus)
  }

  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton
          label={texts.previous}
          isOff={month <= first.slice(0, 7)}
          onClick={() => turn(previousMonth(month))}
        >
          <ChevronLeft strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <p aria-live="polite" className="font-serif text-title">
          {monthWords(month)}
        </p>
        <IconButton
          label={texts.next}
          isOff={month >= last.slice(0, 7)}
          onClick={() => turn(nextMonth(month))}
        >
          <ChevronRight strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days to walk through is a grid
        role="grid"
        aria-label={monthWords(month)}
        onKeyDown={press}
        className="mt-2 w-full table-fixed"
      >
        <thead>
          <tr>
            {WEEK.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={texts.weekdays[weekday]}
                className="pb-1 text-tiny font-normal text-ink-2"
              >
                {texts.weekdays[weekday]?.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, weekday) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place in the week
                  <td key={weekday} />
                ) : (
                  <Day
                    key={date}
                    date={date}
                    day={days.get(date)}
                    isOutside={date < first || date > last}
                    isChosen={from !== '' && date >= from && date <= (to || from)}
                    isFocus={date === focus}
                    onPick={() => {
                      setFocus(date)
                      onPick(date)
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Below the days, not instead of them, because the keyboard focus is on one of them. */}
      {error && !data && (
        <ErrorState title={texts.failed} onRetry={tryAgain} retrying={isFetching} className="mt-2" />
      )}
    </div>
  )
}

function toDay(grid: HTMLElement | null, date: LocalDate): void {
  grid?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
}

type DayProps = {
  date: LocalDate
  /** Undefined while the month is loading. */
  day: MonthDay | undefined
  isOutside: boolean
  isChosen: boolean
  isFocus: boolean
  onPick: () => void
}

function Day({ date, day, isOutside, isChosen, isFocus, onPick }: DayProps) {
  const state = isOutside ? 'past' : (day?.state ?? 'free')
  const isOpen = state === 'free' || state === 'partly'
  const price = day && isOpen ? formatMoney(day.price) : ''
  return (
    <td className="py-0.5">
      <button
        type="button"
        data-date={date}
        tabIndex={isFocus ? 0 : -1}
        aria-disabled={!isOpen || undefined}
        aria-pressed={isChosen}
        aria-label={`${wholeDayWords(date)}${price && `, ${price}`}${texts.states[state]}`}
        onClick={isOpen ? onPick : undefined}
        className={cx(
          'flex h-11 w-full flex-col items-center justify-center rounded-s leading-none even-figures focus-visible:outline-offset-0',
          isChosen ? 'bg-ink text-paper' : isOpen && 'hover:bg-paper-2',
          !isOpen && 'text-ink-3',
        )}
      >
        <span className={cx('text-small', state === 'taken' && 'line-through')}>{Number(date.slice(8))}</span>
        <span
          className={cx(
            'mt-1 h-3 text-tiny leading-none',
            !isChosen && 'text-ink-2',
            state === 'partly' && 'underline',
          )}
        >
          {day && isOpen && (
            <>
              <span className="sm:hidden">{shortMoney(day.price)}</span>
              <span className="max-sm:hidden">{wholeMoney(day.price)}</span>
            </>
          )}
        </span>
      </button>
    </td>
  )
}

/** Seven in a row leave room for six characters, on a phone for five. */
function wholeMoney(cents: number): string {
  return cents >= 1_000_000 ? shortMoney(cents) : formatMoney(Math.round(cents / 100) * 100)
}

function shortMoney(cents: number): string {
  if (cents < 100_000) return formatMoney(Math.round(cents / 100) * 100)
  const thousands = cents / 100_000
  return `$${thousands < 10 ? Math.round(thousands * 10) / 10 : Math.round(thousands)}k`
}
