import type { BookingView } from '@roomtone/contract/booking/booking'
import { ApiError } from '@roomtone/contract/call'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { bookingQuery } from '../booking/booking.query.ts'
import { BookingTimeline } from '../booking/booking-timeline.tsx'
import { BookingClaims } from '../claims/booking-claims.tsx'
import { BookingChecklist } from '../compliance/booking-checklist.tsx'
import { useNoticed } from '../notifications/use-noticed.ts'
import { BookingReviews } from '../reviews/booking-reviews.tsx'
import { TripAccess } from './trip-access.tsx'
import { TripAside } from './trip-aside.tsx'
import { TripHead } from './trip-head.tsx'
import { TripPart } from './trip-part.tsx'
import { TripProduction } from './trip-production.tsx'
import { TripRules } from './trip-rules.tsx'
import { pollEvery } from './trip-standing.ts'
import { tripTexts as texts } from './trips.texts.ts'

const ELSEWHERE: Partial<Record<BookingView['party'], string>> = {
  host: '/hosting?tab=today&booking=',
  admin: '/admin/bookings?booking=',
}

/** One booking, for its guest; hosts and admins have pages of their own for it. */
export function TripPage({ id }: { id: string }) {
  const query = useQuery({
    ...bookingQuery(useServices(), id),
    refetchInterval: ({ state: { data } }) => pollEvery(data),
  })
  const elsewhere = query.data && ELSEWHERE[query.data.party]
  if (elsewhere) return <Navigate to={elsewhere + id} replace />
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pb-28">
      {query.data ? (
        <Trip booking={query.data} onEnd={() => void query.refetch()} />
      ) : query.isError ? (
        <NoTrip error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <TripSkeleton />
      )}
    </main>
  )
}

function Trip({ booking, onEnd }: { booking: BookingView; onEnd: () => void }) {
  useNoticed(booking.id)
  return (
    <>
      <TripHead booking={booking} onEnd={onEnd} />
      <div className="mt-12 grid gap-x-16 gap-y-12 md:mt-14 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 content-start gap-12">
          <BookingReviews booking={booking} />
          <BookingChecklist booking={booking} />
          <TripPart title={texts.timeline}>
            <BookingTimeline booking={booking} />
          </TripPart>
          <TripAccess booking={booking} />
          <BookingClaims booking={booking} />
          <TripProduction booking={booking} />
          <TripRules rules={booking.houseRules} />
        </div>
        <TripAside booking={booking} />
      </div>
    </>
  )
}

type NoTripProps = { error: Error; onRetry: () => void; retrying: boolean }

function NoTrip({ error, onRetry, retrying }: NoTripProps) {
  // An address that was cut off is no booking of anybody either.
  const isMissing = error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)
  if (isMissing) {
    return (
      <EmptyState
        level="h1"
        title={texts.missing.title}
        action={<ButtonLink to="/trips">{texts.missing.action}</ButtonLink>}
      >
        <p>{texts.missing.text}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <ErrorState title={texts.loadFailed} onRetry={onRetry} retrying={retrying}>
        {error.message}
      </ErrorState>
    </>
  )
}

function TripSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-16">
        <Skeleton className="photo lg:order-last" />
        <div>
          <Skeleton className="h-6 w-28" />
          <Skeleton className="mt-4 h-12" />
          <Skeleton className="mt-4 h-6" />
          <Skeleton className="mt-8 h-12" />
        </div>
      </div>
    </Loading>
  )
}
