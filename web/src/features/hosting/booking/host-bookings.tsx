import type { BookingCard } from '@roomtone/contract/booking/booking'
import { moneyIn } from '@roomtone/domain/booking/process'
import { hostBookingTexts } from '@roomtone/texts/hosting/host-booking'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { whenWords } from '../../../parts/booking/booking-when.ts'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { StateBadge } from '../../../parts/booking/state-badge.tsx'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { Page } from '../../../ui/page.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { GuestLine } from '../today/guest-line.tsx'
import { RequestCard } from '../today/request-card.tsx'
import { HOST_LISTS, type HostList, hostBookingsQuery, PAUSE } from '../today/today.query.ts'
import { SecondHoldRelease } from './second-hold-card.tsx'

const texts = hostBookingTexts.lists

/** Every reservation of the host's spaces; the address has the filter. */
export function HostBookings({ show }: { show: HostList }) {
  const list = useInfiniteQuery({ ...hostBookingsQuery(useServices(), show), refetchInterval: PAUSE })
  return (
    <Page
      title={texts.title}
      above={
        <Link to="/hosting?tab=today" className="link">
          {hostBookingTexts.back}
        </Link>
      }
    >
      <LinkTabs
        label={texts.label}
        tabs={HOST_LISTS.map((each) => ({
          to: `/hosting?tab=today&show=${each}`,
          label: texts.tabs[each],
          current: each === show,
        }))}
      />
      <div className="pt-6">
        <PagedList list={list} failed={texts.failed} empty={<Nothing show={show} />}>
          {(bookings) => (
            <ul className="grid gap-3">
              {bookings.map((booking) => (
                <li key={booking.id}>
                  {booking.actions.includes('accept') ? (
                    <RequestCard booking={booking} />
                  ) : (
                    <BookingRow booking={booking} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Page>
  )
}

function BookingRow({ booking }: { booking: BookingCard }) {
  const { production, property, guest, state, subtotal } = booking
  return (
    <Card padding="none" className="relative flex flex-wrap items-start gap-4 p-4">
      <span className="photo w-24 flex-none rounded-s">
        <Picture picture={uploaded(property.cover)} alt="" sizes="96px" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere">
          <Link
            to={`/hosting?tab=today&booking=${booking.id}`}
            className="after:absolute after:inset-0 hover:underline"
          >
            {production.title}
          </Link>
        </h3>
        <p className="text-small font-semibold even-figures">{whenWords(booking)}</p>
        <ShootTimes booking={booking} className="text-small text-ink-2" />
        <p className="text-small text-ink-2">{property.title}</p>
        <GuestLine guest={guest} className="mt-2" />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-md:w-full">
        <StateBadge state={state} />
        {moneyIn(state) !== 'none' && (
          <p className="text-small text-ink-2">
            <b className="font-serif text-title font-normal text-ink">{formatMoney(subtotal)}</b>{' '}
            {texts.receive}
          </p>
        )}
        {state === 'second_hold' && (
          <div className="relative">
            <SecondHoldRelease booking={booking} />
          </div>
        )}
      </div>
    </Card>
  )
}

function Nothing({ show }: { show: HostList }) {
  const { title, text } = texts.empty[show]
  return (
    <EmptyState
      title={title}
      action={<ButtonLink to="/hosting?tab=listings">{texts.action}</ButtonLink>}
      className="rounded-l border bg-card"
    >
      <p>{text}</p>
    </EmptyState>
  )
}
