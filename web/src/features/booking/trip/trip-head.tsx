import type { BookingView } from '@roomtone/contract/booking/booking'
import { tripTexts as texts } from '@roomtone/texts/booking/trips'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { lengthAndZone, whenWords } from '../../../parts/booking/booking-when.ts'
import { Countdown } from '../../../parts/booking/countdown.tsx'
import { endReasonWords } from '../../../parts/booking/end-reason-words.ts'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { StateBadge } from '../../../parts/booking/state-badge.tsx'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Picture } from '../../../ui/picture.tsx'
import { runningDeadline } from './next-step.ts'
import { TripActions } from './trip-actions.tsx'
import { standingWords } from './trip-standing.ts'

type TripHeadProps = { booking: BookingView; onEnd: () => void }

export function TripHead({ booking, onEnd }: TripHeadProps) {
  const { property, state } = booking
  const deadline = runningDeadline(booking)
  return (
    <header>
      <BackLink />
      <div className="mt-4 grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-16">
        <Link to={`/property/${property.id}`} aria-label={texts.viewSpace} className="photo lg:order-last">
          <Picture picture={uploaded(property.cover)} alt="" priority sizes="(min-width: 960px) 45vw, 92vw" />
        </Link>
        <div className="min-w-0">
          <StateBadge state={state} />
          <h1 className="mt-3 wrap-anywhere">{property.title}</h1>
          <p className="mt-4 text-h3 font-medium">{whenWords(booking)}</p>
          <p className="text-ink-2">
            {lengthAndZone(booking)} · {property.city}, {property.state}
          </p>
          <ShootTimes booking={booking} className="text-ink-2" />
          {/* Polled while the page is open: an acceptance or an expiry is announced, not only drawn. */}
          <p role="status" className="mt-5 max-w-prose">
            {standingWords(booking)}
          </p>
          <EndReason booking={booking} />
          {deadline && <Countdown {...deadline} onEnd={onEnd} className="mt-4 max-w-md" />}
          <TripActions booking={booking} />
        </div>
      </div>
    </header>
  )
}

function EndReason({ booking }: { booking: BookingView }) {
  const { endNote } = booking
  const reason = endReasonWords(booking)
  if (reason === '' && endNote === '') return null
  return (
    <div className="mt-3 max-w-prose border-s-2 ps-4 text-ink-2 wrap-anywhere">
      {reason !== '' && (
        <p>
          <span className="sr-only">{texts.reason}: </span>
          {reason}
        </p>
      )}
      {endNote !== '' && <p className="whitespace-pre-line">{endNote}</p>}
    </div>
  )
}

function BackLink() {
  return (
    <Link to="/trips" className="touch inline-flex items-center gap-2 text-small text-ink-2 hover:text-ink">
      <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
      {texts.back}
    </Link>
  )
}
