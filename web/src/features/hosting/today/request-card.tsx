import type { BookingCard } from '@roomtone/contract/booking/booking'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { productionKinds } from '@roomtone/texts/labels'
import { sharedTexts } from '@roomtone/texts/listing/shared'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { AnswerButtons } from '../../../parts/booking/answer/answer-buttons.tsx'
import { useAnswer } from '../../../parts/booking/answer/use-answer.ts'
import { refreshBookings } from '../../../parts/booking/booking.query.ts'
import { InvolvesBadges } from '../../../parts/booking/booking-facts.tsx'
import { whenWords } from '../../../parts/booking/booking-when.ts'
import { Countdown } from '../../../parts/booking/countdown.tsx'
import { ShootTimes } from '../../../parts/booking/shoot-times.tsx'
import { SharedBadge } from '../../../parts/listing/shared-badge.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { useServices } from '../../../platform/services.tsx'
import { Card } from '../../../ui/card.tsx'
import { useFocusRescue } from '../../../ui/focus/use-focus-rescue.ts'
import { Picture } from '../../../ui/picture.tsx'
import { GuestLine } from './guest-line.tsx'

const texts = answerTexts.requests

/**
 * One request, and everything a host needs to answer it. The A and D keys begin an answer while the focus is in it.
 */
export function RequestCard({ booking }: { booking: BookingCard }) {
  const { queryClient } = useServices()
  const answer = useAnswer(booking)
  const box = useFocusRescue()
  const [isFocused, setFocused] = useState(false)

  function press(event: KeyboardEvent): void {
    // Keys typed in this card's dialogs bubble up to it through React.
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    const key = event.key.toLowerCase()
    if (key === 'a' && answer.mayAccept) answer.accept()
    else if (key === 'd' && answer.mayDecline) answer.decline()
    else return
    event.preventDefault()
  }

  return (
    <Card
      ref={box}
      role="group"
      aria-label={booking.production.title}
      padding="none"
      className="grid gap-x-4 gap-y-3 p-4 lg:flex lg:gap-6"
      style={{ gridTemplateColumns: '6rem 1fr' }}
      onKeyDown={press}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Facts booking={booking} />
      <div className="col-span-full flex flex-col gap-4 max-lg:border-t max-lg:pt-3 lg:w-60 lg:flex-none lg:border-s lg:ps-6">
        <div>
          <p className="mb-3 flex items-baseline justify-between gap-3">
            <b className="font-serif text-h2 font-normal">{formatMoney(booking.subtotal)}</b>
            <span className="text-small text-ink-2">
              {booking.isShared ? sharedTexts.receive : texts.receive}
            </span>
          </p>
          {booking.expiresAt !== null && (
            <Countdown
              until={booking.expiresAt}
              start={booking.sentAt}
              suffix={texts.left}
              onEnd={() => void refreshBookings(queryClient)}
            />
          )}
        </div>
        <div className="mt-auto">
          <AnswerButtons booking={booking} answer={answer} showsKeys={isFocused} />
        </div>
      </div>
    </Card>
  )
}

function isElsewhere({ currentTarget, target }: KeyboardEvent): boolean {
  return !(target instanceof Node) || !currentTarget.contains(target)
}

function Facts({ booking }: { booking: BookingCard }) {
  const { production, property, guest } = booking
  const [day, ...hours] = whenWords(booking).split(' · ')
  return (
    <>
      <span className="photo flex-none self-start rounded-s" style={{ width: 'min(11rem, 100%)' }}>
        <Picture picture={uploaded(property.cover)} alt="" sizes="(min-width: 960px) 176px, 96px" />
      </span>
      <div className="contents min-w-0 lg:block lg:flex-1">
        <div className="min-w-0">
          <h3 className="wrap-anywhere">
            <Link to={`/hosting?tab=today&booking=${booking.id}`} className="hover:underline">
              {production.title}
            </Link>
          </h3>
          <p className="mt-1.5 text-small font-semibold even-figures">
            {day}
            {hours.length > 0 && (
              <>
                <span className="max-md:hidden"> · </span>
                <span className="whitespace-nowrap max-md:block">{hours.join(' · ')}</span>
              </>
            )}
          </p>
          <ShootTimes booking={booking} className="text-small text-ink-2" />
          <p className="text-small text-ink-2">
            {productionKinds[production.kind]} · {texts.crew({ count: booking.crew })} · {property.title}
          </p>
        </div>
        <div className="col-span-full grid gap-3 lg:mt-2.5">
          {booking.isShared && (
            <p>
              <SharedBadge host={booking.host.name} />
            </p>
          )}
          <GuestLine guest={guest} />
          <InvolvesBadges involves={production.involves} />
        </div>
      </div>
    </>
  )
}
