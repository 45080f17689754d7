import type { BookingView } from '@roomtone/contract/booking/booking'
import { tripTexts as texts } from '@roomtone/texts/booking/trips'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { BookingPrice } from '../../../parts/booking/booking-price.tsx'
import { RefundDates } from '../../../parts/booking/refund-dates.tsx'
import { PaidWith } from '../../../parts/credit/paid-with.tsx'
import { monthWords } from '../../../parts/time/when.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TripFiles } from './trip-files.tsx'
import { TripPayment } from './trip-payment.tsx'

/** The money of a booking, its papers, and the host. */
export function TripAside({ booking }: { booking: BookingView }) {
  return (
    <aside className="grid min-w-0 content-start gap-6">
      <Card raised>
        <h2 className="mb-4 text-title">{texts.price}</h2>
        <BookingPrice price={booking.price}>
          <PaidWith uses={booking.credits} toCard={booking.toCard} isSettled={booking.confirmedAt !== null} />
        </BookingPrice>
        <TripPayment booking={booking} />
        {isCancellable(booking) && (
          <div className="mt-5 border-t pt-5">
            <RefundDates booking={booking} />
          </div>
        )}
        <TripFiles booking={booking} />
      </Card>
      <Host booking={booking} />
    </aside>
  )
}

/** Before it starts, the dates matter; once it is over or ended early, they are history. */
function isCancellable({ state, startsAt }: BookingView): boolean {
  if (Date.parse(startsAt) <= Date.now()) return false
  return ['awaiting_payment', 'pending', 'confirmed', 'offered', 'second_hold'].includes(state)
}

function Host({ booking: { id, host } }: { booking: BookingView }) {
  return (
    <Card>
      <h2 className="mb-4 font-sans text-small font-normal tracking-normal text-ink-2">{texts.host.title}</h2>
      <div className="flex items-center gap-4">
        <Avatar letters={host.name.slice(0, 1).toUpperCase()} src={host.avatarUrl} size="l" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
            <Link to={`/users/${host.id}`} className="link">
              {host.name}
            </Link>
            {host.isVerified && (
              <Badge tone="ok" icon={<BadgeCheck strokeWidth={1.5} aria-hidden="true" />}>
                {texts.host.verified}
              </Badge>
            )}
          </p>
          <p className="text-small text-ink-2">
            {texts.host.since({ when: monthWords(host.memberSince.slice(0, 7)) })}
          </p>
        </div>
      </div>
      <ButtonLink variant="line" wide to={`/messages?booking=${id}`} className="mt-5">
        {texts.host.message}
      </ButtonLink>
    </Card>
  )
}
