import type { BookingCard } from '@roomtone/contract/booking/booking'
import { tripsTexts as texts } from '@roomtone/texts/booking/trips'
import { Link } from 'react-router'
import { whenWords } from '../../../parts/booking/booking-when.ts'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { StateBadge } from '../../../parts/booking/state-badge.tsx'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { nextStep } from './next-step.ts'
import { TripsSkeleton } from './trips-list.tsx'
import { useTrips } from './use-trips.ts'

/** Upcoming trips, in few words: the dashboard's first tab. */
export function TripsPanel() {
  const { list, items } = useTrips('upcoming')
  const isEmpty = items?.length === 0
  const past = useTrips('past', isEmpty)
  const hasPast = Boolean(past.items?.length)
  if (!items || (isEmpty && !past.items && !past.list.isError)) {
    if (!list.isError || items) return <TripsSkeleton />
    return (
      <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  }
  if (isEmpty) {
    const { title, text } = hasPast ? texts.nothingAhead : texts.empty
    return (
      <EmptyState title={title} action={<ButtonLink to="/properties">{texts.browse}</ButtonLink>}>
        <p>{text}</p>
        {hasPast && <AllLink to="/trips?when=past" />}
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label={texts.tabs.upcoming} className="border-t">
        {items.map((trip) => (
          <li key={trip.id} className="border-b">
            <Row trip={trip} />
          </li>
        ))}
      </ul>
      <AllLink to="/trips" />
    </>
  )
}

function AllLink({ to }: { to: string }) {
  return (
    <p className="mt-6">
      <Link to={to} className="link">
        {texts.all}
      </Link>
    </p>
  )
}

function Row({ trip }: { trip: BookingCard }) {
  const next = nextStep(trip)
  return (
    <div className="relative flex flex-wrap items-center gap-4 py-4">
      <span className="photo w-28 flex-none">
        <Picture picture={uploaded(trip.property.cover)} alt="" sizes="112px" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-body font-medium tracking-normal wrap-anywhere">
          <Link to={`/trips/${trip.id}`} className="after:absolute after:inset-0">
            {trip.property.title}
          </Link>
        </h2>
        <p className="text-small text-ink-2">{whenWords(trip)}</p>
        <ShootTimes booking={trip} className="text-small text-ink-2" />
      </div>
      <div className="flex flex-wrap items-center gap-3 max-md:w-full">
        <StateBadge state={trip.state} />
        {next && (
          <ButtonLink to={next.to} variant="line" className="relative">
            {next.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
