import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { calendarTexts as texts } from '@roomtone/texts/calendar/calendar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayUse } from '../../parts/listing/may-use.ts'
import { ownListingQuery } from '../../parts/listing/own-listings.query.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { hostCalendarQuery } from './calendar.query.ts'
import { ChosenDays } from './chosen-days.tsx'
import { barLook } from './grid/calendar-bar.tsx'
import { CalendarGrid } from './grid/calendar-grid.tsx'
import { type Month, monthName, monthText, spanOf, weeksOf } from './grid/month.ts'
import { daysOf, type Selection } from './grid/selection.ts'
import { CalendarSync } from './settings/calendar-sync.tsx'
import { SettingsAvailability } from './settings/settings-availability.tsx'
import { SettingsPrice } from './settings/settings-price.tsx'

export function CalendarLive({ listing, month }: { listing: OwnListing; month: Month }) {
  const weeks = weeksOf(month)
  const { from, to } = spanOf(month)
  const calendar = useQuery(hostCalendarQuery(useServices(), listing.id, from, to))
  const [selection, setSelection] = useState<Selection>(null)
  const days = daysOf(selection)

  /** The panel closes, and the keyboard stays where it was. */
  function deselect(date: string): void {
    setSelection(null)
    document.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
        {calendar.data ? (
          <div>
            <CalendarGrid
              key={monthText(month)}
              title={monthName(month)}
              weeks={weeks}
              calendar={calendar.data}
              selection={selection}
              onSelect={setSelection}
            />
            <CalendarLegend timeZone={calendar.data.timeZone} />
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
        <div className="grid gap-3">
          {days && calendar.data && (
            <ChosenDays
              key={`${days.from} ${days.to}`}
              listing={listing}
              days={days}
              calendar={calendar.data}
              onDone={() => deselect(days.from)}
            />
          )}
          {mayUse(listing, 'listing') && <CalendarSettings id={listing.id} />}
        </div>
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
      {(['confirmed', 'pending', 'other', 'block'] as const).map((look) => (
        <span key={look} className="inline-flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cx('h-3 w-6 rounded-s', barLook[look].className)}
            style={barLook[look].style}
          />
          {texts.grid.legend[look]}
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

/** `New York` */
function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
