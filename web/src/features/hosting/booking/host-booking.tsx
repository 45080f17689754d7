import type { BookingView } from '@roomtone/contract/booking/booking'
import { isFinal } from '@roomtone/domain/booking/process'
import { hostBookingTexts as texts } from '@roomtone/texts/hosting/host-booking'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from 'react-router'
import { AccessCard } from '../../../parts/booking/access-card.tsx'
import { bookingQuery } from '../../../parts/booking/booking.query.ts'
import { BookingFacts } from '../../../parts/booking/booking-facts.tsx'
import type { BookingSections } from '../../../parts/booking/booking-sections.ts'
import { BookingTimeline } from '../../../parts/booking/booking-timeline.tsx'
import { foreignZone, lengthWords, whenWords } from '../../../parts/booking/booking-when.ts'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { StateBadge } from '../../../parts/booking/state-badge.tsx'
import { SharedBadge } from '../../../parts/listing/shared-badge.tsx'
import { useNoticed } from '../../../parts/notification/use-noticed.ts'
import { MissingOrFailed } from '../../../parts/page/missing-or-failed.tsx'
import { monthWords } from '../../../parts/time/when.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Section } from '../../../ui/section.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { GuestLine } from '../today/guest-line.tsx'
import { PAUSE } from '../today/today.query.ts'
import { AnswerCard } from './answer-card.tsx'
import { HostBookingAside } from './host-booking-aside.tsx'
import { BookingConflicts, BookingEnd } from './host-booking-notes.tsx'
import { SecondHoldCard } from './second-hold-card.tsx'

/** One booking from the host's side, named by the address. */
export function HostBooking({ id, sections }: { id: string; sections: BookingSections }) {
  const booking = useQuery({
    ...bookingQuery(useServices(), id),
    refetchInterval: ({ state }) => (state.data && isFinal(state.data.state) ? false : PAUSE),
  })
  if (booking.data?.party === 'guest') return <Navigate to={`/trips/${id}`} replace />
  if (booking.data) return <Shown booking={booking.data} sections={sections} />
  return (
    <Page title={texts.lists.title} above={<Back />}>
      {booking.isError ? (
        <MissingOrFailed
          error={booking.error}
          onRetry={() => void booking.refetch()}
          retrying={booking.isFetching}
          missing={{
            title: texts.missing,
            action: <ButtonLink to="/hosting?tab=today&show=upcoming">{texts.all}</ButtonLink>,
          }}
          failed={texts.failed}
          className="rounded-l border bg-card"
        />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

function Shown({ booking, sections }: { booking: BookingView; sections: BookingSections }) {
  const { Reviews, Checklist, Claims } = sections
  const { property, guest, production, state } = booking
  const zone = foreignZone(booking)
  const navigate = useNavigate()
  useNoticed(booking.id)
  return (
    <Page title={production.title} above={<Back />}>
      <div className="grid gap-10 lg:grid-cols-[1fr_19rem] lg:items-start lg:gap-12">
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <div className="flex items-start gap-4 md:gap-6">
            <span className="photo w-28 flex-none md:w-44">
              <Picture
                picture={uploaded(property.cover)}
                alt=""
                sizes="(min-width: 720px) 176px, 112px"
                priority
              />
            </span>
            <div className="min-w-0">
              <div className="mb-2 flex flex-wrap gap-2">
                <StateBadge state={state} />
                {booking.isShared && <SharedBadge host={booking.host.name} />}
              </div>
              <p className="font-serif text-title">{whenWords(booking)}</p>
              <p className="text-small text-ink-2">
                {[lengthWords(booking), zone].filter(Boolean).join(', ')}
              </p>
              <ShootTimes booking={booking} className="text-small text-ink-2" />
              <p className="mt-2 text-small">
                <Link to={`/property/${property.id}`} className="link">
                  {property.title}
                </Link>{' '}
                <span className="text-ink-2">
                  {property.city}, {property.state}
                </span>
              </p>
            </div>
          </div>
          {state === 'pending' && <AnswerCard booking={booking} />}
          {state === 'second_hold' && (
            <SecondHoldCard
              booking={booking}
              onReleased={() => void navigate('/hosting?tab=today&show=second_holds')}
            />
          )}
          <BookingConflicts booking={booking} />
          <BookingEnd booking={booking} />
          {!booking.isShared && (
            <>
              <Reviews booking={booking} />
              <Checklist booking={booking} />
              <Claims booking={booking} />
            </>
          )}
          <Section title={texts.guest.title}>
            <Card className="grid gap-2">
              <GuestLine guest={guest} />
              <p className="text-small text-ink-2">
                {texts.guest.since({ month: monthWords(guest.memberSince.slice(0, 7)) })}.{' '}
                {!booking.canReveal && !isFinal(state) && texts.guest.hidden}
              </p>
            </Card>
          </Section>
          {booking.canReveal && (
            <Section title={texts.access}>
              <AccessCard bookingId={booking.id} />
            </Section>
          )}
          <Section title={texts.facts}>
            <BookingFacts booking={booking} />
          </Section>
          <Section title={texts.timeline}>
            <BookingTimeline booking={booking} />
          </Section>
        </div>
        <HostBookingAside booking={booking} />
      </div>
    </Page>
  )
}

function Back() {
  return (
    <Link to="/hosting?tab=today" className="link">
      {texts.back}
    </Link>
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
