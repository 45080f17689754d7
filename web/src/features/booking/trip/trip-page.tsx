import type { BookingView } from '@roomtone/contract/booking/booking'
import { isFinal } from '@roomtone/domain/booking/process'
import { tripTexts as texts } from '@roomtone/texts/booking/trips'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { Navigate } from 'react-router'
import { AccessCard } from '../../../parts/booking/access-card.tsx'
import { bookingQuery } from '../../../parts/booking/booking.query.ts'
import type { BookingSections } from '../../../parts/booking/booking-sections.ts'
import { BookingTimeline } from '../../../parts/booking/booking-timeline.tsx'
import { useNoticed } from '../../../parts/notification/use-noticed.ts'
import { MissingOrFailed } from '../../../parts/page/missing-or-failed.tsx'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { TripAside } from './trip-aside.tsx'
import { TripHead } from './trip-head.tsx'
import { TripProduction } from './trip-production.tsx'
import { pollEvery } from './trip-standing.ts'

const ELSEWHERE: Partial<Record<BookingView['party'], string>> = {
  host: '/hosting?tab=today&booking=',
  admin: '/admin/bookings?booking=',
}

/** One booking, for its guest; hosts and admins have pages of their own for it. */
export function TripPage({ id, sections }: { id: string; sections: BookingSections }) {
  const query = useQuery({
    ...bookingQuery(useServices(), id),
    refetchInterval: ({ state: { data } }) => pollEvery(data),
  })
  const elsewhere = query.data && ELSEWHERE[query.data.party]
  if (elsewhere) return <Navigate to={elsewhere + id} replace />
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pb-28">
      {query.data ? (
        <Trip booking={query.data} sections={sections} onEnd={() => void query.refetch()} />
      ) : query.isError ? (
        <MissingOrFailed
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          missing={{
            ...texts.missing,
            action: <ButtonLink to="/trips">{texts.missing.action}</ButtonLink>,
          }}
          failed={texts.loadFailed}
          heading={texts.title}
        />
      ) : (
        <TripSkeleton />
      )}
    </main>
  )
}

type TripProps = { booking: BookingView; sections: BookingSections; onEnd: () => void }

function Trip({ booking, sections: { Reviews, Checklist, Claims }, onEnd }: TripProps) {
  useNoticed(booking.id)
  return (
    <>
      <TripHead booking={booking} onEnd={onEnd} />
      <div className="mt-12 grid gap-x-16 gap-y-12 md:mt-14 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <Reviews booking={booking} />
          <Checklist booking={booking} />
          <Section title={texts.timeline}>
            <BookingTimeline booking={booking} />
          </Section>
          <TripAccess booking={booking} />
          <Claims booking={booking} />
          <TripProduction booking={booking} />
          <TripRules rules={booking.houseRules} />
        </div>
        <TripAside booking={booking} />
      </div>
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

/** The address after confirmation; before it, when it will be shown. */
function TripAccess({ booking: { id, canReveal, state } }: { booking: BookingView }) {
  return (
    <Section title={texts.access.title}>
      {canReveal ? (
        <AccessCard bookingId={id} />
      ) : (
        <p className="flex items-start gap-3 text-ink-2">
          <LockKeyhole className="mt-1 size-4.5 flex-none" strokeWidth={1.5} aria-hidden="true" />
          {isFinal(state) ? texts.access.over : texts.access.later}
        </p>
      )}
    </Section>
  )
}

/** The rules as the guest agreed to them; later edits are for later guests. */
function TripRules({ rules }: { rules: BookingView['houseRules'] }) {
  return (
    <Section title={texts.rules.title}>
      {rules.length === 0 ? (
        <p className="text-ink-2">{texts.rules.none}</p>
      ) : (
        <dl className="border-t">
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frozen with the booking, and two may have the same words
            <div key={index} className="gap-4 border-b py-4 wrap-anywhere sm:flex">
              <dt className="flex-none font-medium sm:w-40">{rule.title}</dt>
              <dd className="text-ink-2">{rule.body}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
