import type { BookingCard } from '@roomtone/contract/booking/booking'
import type { TodayView } from '@roomtone/contract/booking/show-today'
import { toLocal } from '@roomtone/domain/time/zone'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { todayTexts as texts } from '@roomtone/texts/hosting/today'
import { productionKinds } from '@roomtone/texts/labels'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { leftWords } from '../../../parts/booking/countdown-words.ts'
import { useNow } from '../../../parts/time/use-now.ts'
import { momentWords } from '../../../parts/time/when.ts'
import { ownZone } from '../../../platform/format/own-zone.ts'
import { timeWords } from '../../../platform/language/clock.ts'
import { useServices } from '../../../platform/services.tsx'
import { useMedia } from '../../../platform/use-media.ts'
import { Page } from '../../../ui/page.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { CallSheet } from './call-sheet.tsx'
import { QuietDay } from './quiet-day.tsx'
import { RequestCard } from './request-card.tsx'
import { SectionHead } from './section-head.tsx'
import { StayCard } from './stay-card.tsx'
import { TermsTasks } from './terms-tasks.tsx'
import { todayQuery } from './today.query.ts'
import { TodayAside } from './today-aside.tsx'
import { isEmptyDay, todayHeading } from './today-heading.ts'

const HALF_A_MINUTE = 30_000

export function TodayPanel() {
  const today = useQuery(todayQuery(useServices()))
  const now = useNow(() => HALF_A_MINUTE)
  const day = longDay(now)
  if (today.data) return <Day today={today.data} day={day} now={now} />
  if (today.isError)
    return (
      <Page title={day}>
        <ErrorState title={texts.failed} onRetry={() => void today.refetch()} retrying={today.isFetching}>
          {texts.failedText}
        </ErrorState>
      </Page>
    )
  return (
    <Page title={day}>
      <DaySkeleton />
    </Page>
  )
}

/** In the host's chosen zone, like every time that belongs to no place. */
function longDay(now: number): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const
  return new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: ownZone() }).format(now)
}

function Day({ today, day, now }: { today: TodayView; day: string; now: number }) {
  const heading = todayHeading(today)
  const isPhone = !useMedia('(min-width: 45rem)')
  const { requests, arriving, inProgress, toReview, listings } = today
  if (isEmptyDay(today) && listings.length === 0)
    return (
      <Page title={heading} above={day}>
        <TermsTasks terms={today.terms} />
        <QuietDay />
      </Page>
    )
  // On a phone what waits for an answer comes first; a wide screen has room for the day above it.
  const requestsFirst = isPhone && requests.length > 0
  return (
    <Page title={heading} above={day}>
      {requestsFirst && (
        <div className="mb-12">
          <Requests requests={requests} />
        </div>
      )}
      <TermsTasks terms={today.terms} />
      {listings.length > 0 && (
        <CallSheet
          listings={listings}
          pending={new Set(requests.map(({ id }) => id))}
          now={now}
          foldsEmpty={isPhone}
        />
      )}
      {/* Side by side only where a request fits on one line. */}
      <div className="mt-12 flex flex-wrap gap-12">
        <div className="grid min-w-0 content-start gap-12" style={{ flex: '999 1 44rem' }}>
          {isEmptyDay(today) && <QuietDay isShort />}
          {!isEmptyDay(today) && !requestsFirst && <Requests requests={requests} />}
          <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
            <Stays title={texts.arriving.title} bookings={arriving}>
              {(booking) => (
                <StayCard
                  booking={booking}
                  time={timeAt(booking.startsAt, booking)}
                  line={texts.arriving.until({
                    kind: kindOf(booking),
                    time: timeAt(booking.endsAt, booking),
                  })}
                />
              )}
            </Stays>
            <Stays title={texts.inProgress.title} bookings={inProgress}>
              {(booking) => (
                <StayCard
                  booking={booking}
                  time={texts.inProgress.until({ time: endOf(booking) })}
                  line={texts.inProgress.left({
                    kind: kindOf(booking),
                    left: leftWords(Date.parse(booking.endsAt) - now),
                  })}
                />
              )}
            </Stays>
            <Stays title={texts.toReview.title} bookings={toReview}>
              {(booking) => (
                <StayCard
                  booking={booking}
                  time={dayOf(booking)}
                  line={
                    booking.reviewUntil
                      ? texts.toReview.until({ when: momentWords(booking.reviewUntil, booking.timeZone) })
                      : texts.toReview.ended({ time: timeAt(booking.endsAt, booking) })
                  }
                  action={{
                    to: `/hosting?tab=today&booking=${booking.id}#review`,
                    label: texts.toReview.write,
                  }}
                />
              )}
            </Stays>
          </div>
        </div>
        <TodayAside today={today} />
      </div>
    </Page>
  )
}

function Requests({ requests }: { requests: readonly BookingCard[] }) {
  return (
    <section aria-label={answerTexts.requests.title}>
      <SectionHead
        title={answerTexts.requests.title}
        count={requests.length}
        action={
          <Link to="/hosting?tab=today&show=requests" className="link touch text-small">
            {answerTexts.requests.all}
          </Link>
        }
      />
      {requests.length === 0 ? (
        <p className="border-y py-4 text-small text-ink-2">{answerTexts.requests.none}</p>
      ) : (
        <>
          <p className="sr-only">{answerTexts.requests.keys}</p>
          <ul className="grid gap-3">
            {requests.map((booking) => (
              <li key={booking.id}>
                <RequestCard booking={booking} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type StaysProps = {
  title: string
  bookings: readonly BookingCard[]
  children: (booking: BookingCard) => ReactNode
}

function Stays({ title, bookings, children }: StaysProps) {
  if (bookings.length === 0) return null
  return (
    <section aria-label={title}>
      <SectionHead title={title} count={bookings.length} />
      <ul className="grid gap-3">
        {bookings.map((booking) => (
          <li key={booking.id}>{children(booking)}</li>
        ))}
      </ul>
    </section>
  )
}

const kindOf = ({ production }: BookingCard) => productionKinds[production.kind]

function timeAt(instant: string, { timeZone }: BookingCard): string {
  return timeWords(toLocal(new Date(instant), timeZone).minutes)
}

/** With its day, unless it ends today. */
function endOf(booking: BookingCard): string {
  const { endsAt, timeZone } = booking
  const isToday = toLocal(new Date(endsAt), timeZone).date === toLocal(new Date(), timeZone).date
  return isToday ? timeAt(endsAt, booking) : momentWords(endsAt, timeZone)
}

function dayOf({ endsAt, timeZone }: BookingCard): string {
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone,
  }).format(new Date(endsAt))
}

function DaySkeleton() {
  return (
    <Loading>
      <Skeleton className="h-60 rounded-m" />
      <div className="mt-12 grid gap-6 lg:grid-cols-[1fr_19rem] lg:gap-12">
        <div className="grid gap-3">
          <Skeleton className="h-40 rounded-m" />
          <Skeleton className="h-40 rounded-m" />
        </div>
        <Skeleton className="h-60 rounded-m" />
      </div>
    </Loading>
  )
}
