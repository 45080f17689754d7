import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { toLocal } from '@roomtone/domain/time/zone'
import { calendarTexts as texts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { mayUse } from '../../parts/listing/may-use.ts'
import { ownListingQuery } from '../../parts/listing/own-listings.query.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { type Form, formForKey } from './bar/form.ts'
import { RangeBar } from './bar/range-bar.tsx'
import { waitingWords } from './board/piece-words.ts'
import { hostCalendarQuery } from './calendar.query.ts'
import { barLook } from './grid/calendar-bar.tsx'
import { CalendarGrid } from './grid/calendar-grid.tsx'
import { type Month, monthName, monthText, spanOf, weeksOf } from './grid/month.ts'
import { daysOf, type Selection } from './grid/selection.ts'
import { CalendarSync } from './settings/calendar-sync.tsx'
import { SettingsAvailability } from './settings/settings-availability.tsx'
import { SettingsPrice } from './settings/settings-price.tsx'

type CalendarLiveProps = { listing: OwnListing; listings: readonly OwnListing[]; month: Month }

export function CalendarLive({ listing, listings, month }: CalendarLiveProps) {
  const weeks = weeksOf(month)
  const { from, to } = spanOf(month)
  const calendar = useQuery(hostCalendarQuery(useServices(), listing.id, from, to))
  const [selection, setSelection] = useState<Selection>(null)
  const [form, setForm] = useState<Form>(null)
  const days = daysOf(selection)

  function select(next: Selection): void {
    setSelection(next)
    if (next === null) setForm(null)
  }

  /** The bar closes, and the keyboard stays where it was. */
  function deselect(date: string): void {
    select(null)
    document.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
        {calendar.data ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys of the days within, which a bar below them names
          <div
            onKeyDown={(event) => {
              const asked = event.target instanceof HTMLTableCellElement ? formForKey(event) : null
              if (!asked || !days) return
              event.preventDefault()
              setForm(asked)
            }}
          >
            <CalendarGrid
              key={monthText(month)}
              title={monthName(month)}
              weeks={weeks}
              calendar={calendar.data}
              selection={selection}
              onSelect={select}
            />
            <CalendarLegend timeZone={calendar.data.timeZone} />
            <WaitingHere calendar={calendar.data} month={month} onOpen={select} />
            {days && (
              <RangeBar
                key={`${days.from} ${days.to}`}
                days={days}
                listings={[{ ...calendar.data, id: listing.id, title: listing.title }]}
                all={listings}
                form={form}
                onForm={setForm}
                onDone={() => deselect(days.from)}
              />
            )}
          </div>
        ) : calendar.isError ? (
          // Replaces only the month, so that what is being typed beside it stays.
          <ErrorState
            title={texts.failed}
            onRetry={() => void calendar.refetch()}
            retrying={calendar.isFetching}
          />
        ) : (
          <Loading>
            <Skeleton className="h-120 rounded-m" />
          </Loading>
        )}
        <div className="grid gap-3">{mayUse(listing, 'listing') && <CalendarSettings id={listing.id} />}</div>
      </div>
      <CalendarSync id={listing.id} />
    </>
  )
}

/** The prices and limits of every day without its own. */
function CalendarSettings({ id }: { id: string }) {
  const listing = useQuery(ownListingQuery(useServices(), id))
  if (listing.isLoadingError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void listing.refetch()} retrying={listing.isFetching} />
    )
  if (!listing.data)
    return (
      <Loading>
        <Skeleton className="h-80 rounded-m" />
      </Loading>
    )
  return (
    <>
      <SettingsPrice listing={listing.data} />
      <SettingsAvailability listing={listing.data} />
    </>
  )
}

function CalendarLegend({ timeZone }: { timeZone: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2">
      {(['confirmed', 'pending', 'import', 'block'] as const).map((look) => (
        <span key={look} className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx('h-3 w-6 rounded-s', barLook[look].className)}
            style={barLook[look].style}
          />
          {texts.board.legend[look]}
        </span>
      ))}
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="font-semibold text-ink">
          {formatMoney(26_000)}
        </span>
        {texts.grid.legend.price}
      </span>
      <span className="w-full">{texts.grid.zone({ place: placeOf(timeZone) })}</span>
    </div>
  )
}

type WaitingHereProps = {
  calendar: HostCalendar
  month: Month
  onOpen: (selection: Selection) => void
}

/** Who waits for time of this month that somebody else has. */
function WaitingHere({ calendar, month, onOpen }: WaitingHereProps) {
  const { timeZone, secondHolds } = calendar
  const shortDay = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', timeZone })
  const here = secondHolds.filter(({ startsAt }) =>
    toLocal(new Date(startsAt), timeZone).date.startsWith(monthText(month)),
  )
  return here.map((one) => {
    const date = toLocal(new Date(one.startsAt), timeZone).date
    return (
      <p
        key={one.id}
        className="mt-3 flex items-center gap-3 rounded-s border border-dashed border-wait bg-card px-3 py-1.5 text-small"
      >
        <Hourglass className="size-4.5 flex-none text-wait" strokeWidth={1.5} aria-hidden="true" />
        <span>
          <b className="font-semibold">{shortDay.format(new Date(one.startsAt))}:</b>{' '}
          {waitingWords(one, timeZone)}
        </span>
        <button
          type="button"
          className="link ms-auto min-h-11"
          onClick={() => onOpen({ anchor: date, end: date })}
        >
          {texts.bar.open}
        </button>
      </p>
    )
  })
}

/** `New York` */
function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
