import { tripsTexts as texts } from '@roomtone/texts/booking/trips'
import type { ReactNode } from 'react'
import type { TripsWhen } from '../../../parts/booking/booking.query.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { NextPage } from '../../../ui/states/next-page.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { TripCard } from './trip-card.tsx'
import { useTrips } from './use-trips.ts'

/** All trips of one kind, with the list's four states. */
export function TripsList({ when, empty }: { when: TripsWhen; empty: ReactNode }) {
  const { list, items } = useTrips(when)
  if (!items) {
    if (!list.isError) return <TripsSkeleton />
    return (
      <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  }
  if (items.length === 0 && !list.hasNextPage) return empty
  return (
    <>
      <ul aria-label={texts.tabs[when]} className="grid gap-4">
        {items.map((trip, index) => (
          <li key={trip.id}>
            <TripCard trip={trip} priority={index === 0} onEnd={() => void list.refetch()} />
          </li>
        ))}
      </ul>
      <NextPage
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        failure={list.isFetchNextPageError ? list.error.message : null}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

export function TripsSkeleton() {
  return (
    <Loading label={texts.loading}>
      <div className="grid gap-4">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="flex flex-wrap gap-4 rounded-m border bg-card p-4 md:gap-6">
            <Skeleton className="photo w-full flex-none md:w-60" />
            <div className="flex-1 basis-80">
              <Skeleton className="h-6" />
              <Skeleton className="mt-3 h-4" />
              <Skeleton className="mt-3 h-4" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
