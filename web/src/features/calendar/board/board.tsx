import type { HostCalendars } from '@roomtone/contract/hosting/host-calendar'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { datesFrom, weekdayOf } from '@roomtone/domain/time/local-date'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFreshPictures } from '../../../platform/pictures/use-fresh-pictures.ts'
import { useServices } from '../../../platform/services.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { type Form, formForKey } from '../bar/form.ts'
import { RangeBar } from '../bar/range-bar.tsx'
import { hostCalendarsQuery } from '../calendar.query.ts'
import { parseDay } from '../grid/month.ts'
import { useEscape } from '../grid/use-escape.ts'
import { BoardHeading } from './board-heading.tsx'
import { BoardLegend } from './board-legend.tsx'
import { BoardRow } from './board-row.tsx'
import { type Choice, chosenOf } from './choice.ts'
import { COLUMN_HEADER, GRID, NONE, ROW, ROW_HEADER } from './roles.ts'
import { spanName, spanOf, type View, viewOf } from './span.ts'
import { useBoardKeys } from './use-board-keys.ts'

const texts = calendarTexts.board
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' })

type BoardProps = { listings: readonly OwnListing[]; today: string; now: Date }

/** All spaces, a row each, with their days side by side. */
export function Board({ listings, today, now }: BoardProps) {
  useFreshPictures()
  const [search] = useSearchParams()
  const view = viewOf(search.get('view'))
  const span = spanOf(view, parseDay(search.get('from')) ?? today)
  const calendars = useQuery(hostCalendarsQuery(useServices(), span.from, span.to))
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-380 px-6 pt-8 pb-20 outline-none lg:px-8">
      <BoardHeading
        view={view}
        span={span}
        listings={listings}
        calendars={calendars.data?.listings ?? []}
        now={now}
      />
      {calendars.data ? (
        <BoardDays
          key={`${view} ${span.from}`}
          view={view}
          span={span}
          calendars={calendars.data.listings}
          listings={listings}
          now={now}
        />
      ) : calendars.isError ? (
        <ErrorState
          title={calendarTexts.failed}
          onRetry={() => void calendars.refetch()}
          retrying={calendars.isFetching}
        />
      ) : (
        <Loading>
          <Skeleton className="h-160 rounded-l" />
        </Loading>
      )}
    </main>
  )
}

type Calendars = HostCalendars['listings']

type BoardDaysProps = {
  view: View
  span: { from: string; to: string }
  calendars: Calendars
  listings: readonly OwnListing[]
  now: Date
}

function BoardDays({ view, span, calendars, listings, now }: BoardDaysProps) {
  const how = useId()
  const dates = datesFrom(span.from, span.to)
  const today = calendars[0]?.today ?? ''
  const [choice, setChoice] = useState<Choice>(null)
  const [form, setForm] = useState<Form>(null)
  const chosen = chosenOf(choice)
  const cell = useBoardKeys({ rows: calendars.length, dates, today, choice, onChoose: choose })
  useEscape(choice !== null, () => choose(null))

  function choose(next: Choice): void {
    setChoice(next)
    if (next === null) setForm(null)
  }

  /** The bar closes, and the keyboard stays where it was. */
  function clear(): void {
    const at = choice?.end
    choose(null)
    if (at)
      document
        .querySelector<HTMLElement>(`[data-row="${at.row}"][data-date="${at.date}"]`)
        ?.focus({ preventScroll: true })
  }

  const grid = {
    ...GRID,
    tabIndex: -1,
    'aria-label': texts.label({ range: spanName(span) }),
    'aria-describedby': how,
    onKeyDown: (event: KeyboardEvent) => {
      const asked = formForKey(event)
      if (!asked || !chosen) return
      event.preventDefault()
      setForm(asked)
    },
  }

  return (
    <>
      <div className="overflow-x-auto rounded-l border bg-card">
        <p id={how} className="sr-only">
          {texts.keys}
        </p>
        <div {...grid} className={cx('select-none', view === 'month' ? 'min-w-430' : 'min-w-240')}>
          <BoardDates dates={dates} today={today} />
          {calendars.map((calendar, row) => (
            <div key={calendar.id} {...NONE} className="border-b last:border-b-0">
              {calendars[row - 1]?.premises.id !== calendar.premises.id && (
                <HouseRow calendar={calendar} calendars={calendars} />
              )}
              <BoardRow
                calendar={calendar}
                listing={listings.find(({ id }) => id === calendar.id)}
                row={row}
                dates={dates}
                chosen={chosen}
                now={now}
                cell={cell}
              />
            </div>
          ))}
        </div>
      </div>
      <BoardLegend />
      {chosen && (
        <RangeBar
          key={`${chosen.from} ${chosen.to} ${chosen.first} ${chosen.last}`}
          days={chosen}
          listings={calendars.slice(chosen.first, chosen.last + 1)}
          all={calendars}
          form={form}
          onForm={setForm}
          onDone={clear}
        />
      )}
    </>
  )
}

function BoardDates({ dates, today }: { dates: readonly string[]; today: string }) {
  return (
    <div {...ROW} className="grid grid-cols-[13.5rem_1fr] border-b">
      <div
        {...COLUMN_HEADER}
        className="sticky start-0 z-4 flex items-center bg-card px-4 text-tiny text-ink-2"
      >
        {texts.axis}
      </div>
      <div
        {...NONE}
        className="grid"
        style={{ gridTemplateColumns: `repeat(${dates.length}, minmax(0, 1fr))` }}
      >
        {dates.map((date) => (
          <div
            key={date}
            {...COLUMN_HEADER}
            className={cx(
              'flex h-12 items-center border-s text-tiny',
              dates.length > 14 ? 'flex-col justify-center' : 'gap-1.5 px-2',
              date === today ? 'font-semibold text-accent' : 'text-ink-2',
              [0, 6].includes(weekdayOf(date)) && 'bg-paper-2/50',
            )}
          >
            {weekday.format(new Date(date))}
            <span
              className={cx(
                'text-small even-figures',
                date === today
                  ? 'grid h-6.5 min-w-6.5 place-items-center rounded-pill bg-accent text-accent-ink'
                  : date > today && 'font-semibold text-ink',
              )}
            >
              {Number(date.slice(8))}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Only of a house with several spaces: a single one has its own name. */
function HouseRow({ calendar, calendars }: { calendar: Calendars[number]; calendars: Calendars }) {
  const { id, name, city, state } = calendar.premises
  const count = calendars.filter(({ premises }) => premises.id === id).length
  if (count === 1 && name === '') return null
  return (
    <div {...ROW} className="border-b bg-paper-2">
      <div {...ROW_HEADER} className="flex min-h-9.5 items-baseline gap-2 px-4 py-2 text-tiny text-ink-2">
        {name !== '' && <span className="font-serif text-h3 leading-none text-ink">{name}</span>}
        <span>{[city, state].filter((part) => part !== '').join(', ')}</span>
        <span className="ms-auto">{texts.spaces({ count })}</span>
      </div>
    </div>
  )
}
