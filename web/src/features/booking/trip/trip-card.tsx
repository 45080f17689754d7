import type { BookingCard } from '@roomtone/contract/booking/booking'
import type { BookingState } from '@roomtone/domain/booking/process'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { tripsTexts as texts } from '@roomtone/texts/booking/trips'
import { productionKinds } from '@roomtone/texts/labels'
import { Link } from 'react-router'
import { foreignZone, whenWords } from '../../../parts/booking/booking-when.ts'
import { Countdown } from '../../../parts/booking/countdown.tsx'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { StateBadge } from '../../../parts/booking/state-badge.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { nextStep, runningDeadline } from './next-step.ts'

const NEVER_CHARGED: readonly BookingState[] = ['declined', 'expired', 'withdrawn']

type TripCardProps = { trip: BookingCard; priority?: boolean | undefined; onEnd: () => void }

/** One booking in the guest's list. The title opens it, and so does the whole card. */
export function TripCard({ trip, priority, onEnd }: TripCardProps) {
  const { property, production } = trip
  return (
    <article className="relative flex flex-wrap gap-4 rounded-m border bg-card p-4 hover:border-ink-3 md:gap-6">
      <span className="photo w-full flex-none self-start md:w-60">
        <Picture
          picture={uploaded(property.cover)}
          alt=""
          priority={priority}
          sizes="(min-width: 720px) 240px, 88vw"
        />
      </span>
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="text-title wrap-anywhere">
          <Link to={`/trips/${trip.id}`} className="after:absolute after:inset-0 after:rounded-m">
            {property.title}
          </Link>
        </h2>
        <p className="text-small text-ink-2">
          {property.city}, {property.state}
        </p>
        <p className="mt-2 font-medium">
          {whenWords(trip)}
          <Zone trip={trip} />
        </p>
        <ShootTimes booking={trip} className="text-small text-ink-2" />
        <p className="text-small text-ink-2 wrap-anywhere">
          {[production.title, productionKinds[production.kind], bookingWords.crew({ count: trip.crew })].join(
            ' · ',
          )}
        </p>
        <StateBadge state={trip.state} className="mt-3" />
      </div>
      <Side trip={trip} onEnd={onEnd} />
    </article>
  )
}

function Zone({ trip }: { trip: BookingCard }) {
  const zone = foreignZone(trip)
  return zone && <span className="font-normal text-ink-2"> {zone}</span>
}

function Side({ trip, onEnd }: { trip: BookingCard; onEnd: () => void }) {
  const deadline = runningDeadline(trip)
  const next = nextStep(trip)
  return (
    <div className="grid w-full content-start gap-3 lg:w-60 lg:border-s lg:ps-6">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-serif text-h2 even-figures">{formatMoney(trip.total)}</span>
        <span className="text-small text-ink-2">{amountWords(trip.state)}</span>
      </p>
      {trip.state === 'cancelled' && <p className="text-end text-small">{refundWords(trip)}</p>}
      {deadline && <Countdown {...deadline} onEnd={onEnd} />}
      {next && (
        <ButtonLink to={next.to} wide className="relative py-2 whitespace-normal">
          {next.label}
        </ButtonLink>
      )}
    </div>
  )
}

function refundWords({ refunded }: BookingCard): string {
  return refunded > 0 ? texts.refunded({ amount: formatMoney(refunded) }) : texts.notRefunded
}

/** A price that was never charged should not look as if it had been. */
function amountWords(state: BookingState): string {
  return NEVER_CHARGED.includes(state) ? texts.notCharged : texts.total
}
