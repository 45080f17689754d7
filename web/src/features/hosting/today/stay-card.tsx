import type { BookingCard } from '@roomtone/contract/booking/booking'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { todayTexts as texts } from '@roomtone/texts/hosting/today'
import type { ReactNode } from 'react'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'

type StayCardProps = {
  booking: BookingCard
  /** The time that matters now, in large type. */
  time: string
  line: ReactNode
  /** What to do about it, instead of just opening it. */
  action?: { to: string; label: string }
}

/** A crew that is coming, is here, or has just left. */
export function StayCard({ booking, time, line, action }: StayCardProps) {
  const { id, guest, crew, property, production } = booking
  return (
    <Card padding="none" className="flex h-full flex-col p-4">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-serif text-h2">{time}</p>
          <p className="mt-1.5 text-small">
            <b>{guest.name}</b> · {answerTexts.requests.crew({ count: crew })}
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">{line}</p>
          <ShootTimes booking={booking} className="text-small text-ink-2" />
        </div>
        <span className="photo w-24 flex-none rounded-s">
          <Picture picture={uploaded(property.cover)} alt="" sizes="96px" />
        </span>
      </div>
      <div className="mt-auto flex items-center justify-between gap-4 border-t pt-4">
        <h3 className="min-w-0 font-sans text-small tracking-normal text-ink-2 wrap-anywhere">
          {production.title}
          <span className="block text-tiny">{property.title}</span>
        </h3>
        <ButtonLink
          variant="line"
          to={action?.to ?? `/hosting?tab=today&booking=${id}`}
          aria-label={
            action
              ? `${action.label}: ${production.title}`
              : texts.openBookingName({ title: production.title })
          }
        >
          {action?.label ?? texts.openBooking}
        </ButtonLink>
      </div>
    </Card>
  )
}
