import { NEW_WEEKEND_DAYS } from '@roomtone/domain/pricing/rates'
import { calendarTexts as texts } from '@roomtone/texts/calendar/calendar'
import { sharedTexts } from '@roomtone/texts/listing/shared'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { mayUse } from '../../parts/listing/may-use.ts'
import { ownListingsQuery } from '../../parts/listing/own-listings.query.ts'
import { weekdayNames } from '../../parts/time/weekdays.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { useMedia } from '../../platform/use-media.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { hostCalendarQuery } from './calendar.query.ts'
import { FigureCard } from './figure-card.tsx'
import { CalendarHeading } from './grid/calendar-heading.tsx'
import { currentMonth, localDay, type Month, monthName, spanOf } from './grid/month.ts'
import { MonthGrid } from './grid/month-grid.tsx'

/** Cents: the price that a day shows while there is no live listing. */
const FALLBACK_PRICE = 19_000

const Board = lazy(async () => ({ default: (await import('./board/board.tsx')).Board }))
const CalendarLive = lazy(async () => ({ default: (await import('./calendar-live.tsx')).CalendarLive }))

type CalendarPanelProps = { month: Month | null; listing: string | null; now: Date }

/**
 * Shows the listing that the address names. Without one: all of them where there is room, else the first; without any,
 * the defaults of a new one.
 */
export function CalendarPanel({ month: asked, listing, now }: CalendarPanelProps) {
  const services = useServices()
  const own = useQuery(ownListingsQuery(services))
  const all = own.data?.listings ?? []
  const listings = all.filter((one) => mayUse(one, 'calendar'))
  const chosen = listings.find(({ id }) => id === listing) ?? listings[0]
  // Nearly always the same month that is shown below, so that it is requested once.
  const here = spanOf(currentMonth(undefined, now))
  const there = useQuery({
    ...hostCalendarQuery(services, chosen?.id ?? '', here.from, here.to),
    enabled: !asked && chosen !== undefined,
  })
  const month = asked ?? currentMonth(there.data?.today, now)
  const isWide = useMedia('(min-width: 1024px)')
  if (isWide && listing === null && listings.length > 1)
    return (
      <Suspense fallback={<main id="main" tabIndex={-1} className="wrap min-h-160 outline-none" />}>
        <Board listings={listings} today={localDay(now)} now={now} />
      </Suspense>
    )
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      <CalendarHeading month={month} listings={listings} chosen={chosen} isWide={isWide} />
      {own.isPending && <Waiting />}
      {own.isLoadingError && (
        <ErrorState title={texts.failed} onRetry={() => void own.refetch()} retrying={own.isFetching} />
      )}
      {own.data && !chosen && all.length === 0 && <CalendarFigures month={month} today={localDay(now)} />}
      {!chosen && all.length > 0 && <NoneShared />}
      {chosen && (
        <Suspense fallback={<Waiting />}>
          <CalendarLive key={chosen.id} listing={chosen} listings={listings} month={month} />
        </Suspense>
      )}
    </main>
  )
}

function NoneShared() {
  return (
    <EmptyState
      title={sharedTexts.none}
      action={<ButtonLink to="/hosting?tab=listings">{sharedTexts.listings}</ButtonLink>}
      className="rounded-l border bg-card"
    >
      <p>{sharedTexts.noneText}</p>
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:gap-12">
        <Skeleton className="h-120 rounded-m" />
        <Skeleton className="h-80 rounded-m" />
      </div>
    </Loading>
  )
}

/** The defaults of a new listing, shown while there is none. */
function CalendarFigures({ month, today }: { month: Month; today: string }) {
  const { price, availability } = texts.figures
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
      <MonthGrid month={month} title={monthName(month)} today={today} pricePerDay={FALLBACK_PRICE} />
      <div className="grid gap-3">
        <FigureCard
          title={price.title}
          rows={[
            { label: price.nightly, value: formatMoney(20_900) },
            { label: price.weekend, note: weekdayNames(NEW_WEEKEND_DAYS), value: formatMoney(22_800) },
            { label: price.discount, note: price.discountNote, value: '10%' },
          ]}
        />
        <FigureCard
          title={availability.title}
          rows={[
            { label: availability.stays, value: availability.staysValue },
            { label: availability.notice, value: availability.noticeValue },
          ]}
        />
        <p className="mt-3 text-small text-ink-2">{texts.figures.note}</p>
        <ButtonLink to="/listing-wizard" className="justify-self-start">
          {texts.figures.action}
        </ButtonLink>
      </div>
    </div>
  )
}
