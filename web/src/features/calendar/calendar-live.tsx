import type { OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayUse } from '../../parts/listing/may-use.ts'
import { useServices } from '../../platform/services.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { hostCalendarQuery } from './calendar.query.ts'
import { calendarTexts as texts } from './calendar.texts.ts'
import { ChosenDays } from './chosen-days.tsx'
import { CalendarGrid } from './grid/calendar-grid.tsx'
import { CalendarLegend } from './grid/calendar-legend.tsx'
import { type Month, monthName, monthText, spanOf, weeksOf } from './grid/month.ts'
import { daysOf, type Selection } from './grid/selection.ts'
import { CalendarSettings } from './settings/calendar-settings.tsx'
import { CalendarSync } from './settings/calendar-sync.tsx'

export function CalendarLive({ listing, month }: { listing: OwnListing; month: Month }) {
  const weeks = weeksOf(month)
  const { from, to } = spanOf(month)
  const calendar = useQuery(hostCalendarQuery(useServices(), listing.id, from, to))
  const [selection, setSelection] = useState<Selection>(null)
  const days = daysOf(selection)

  /** The panel goes, and the keyboard stays where it was. */
  function letGo(date: string): void {
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
          // In the month's place alone: what is being typed beside it stays.
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
              onDone={() => letGo(days.from)}
            />
          )}
          {mayUse(listing, 'listing') && <CalendarSettings id={listing.id} />}
        </div>
      </div>
      <CalendarSync id={listing.id} />
    </>
  )
}
