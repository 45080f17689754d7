import type { BookingCard } from '@roomtone/contract/booking/booking'
import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { badgeTone, isFinal } from '@roomtone/domain/booking/process'
import { threadTexts } from '@roomtone/texts/conversation/messages'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { refreshBookings } from '../../parts/booking/booking.query.ts'
import { whenWords } from '../../parts/booking/booking-when.ts'
import { Countdown } from '../../parts/booking/countdown.tsx'
import { ShootTimes } from '../../parts/booking/shoot-times.tsx'
import { StateBadge } from '../../parts/booking/state-badge.tsx'
import { formatMoney } from '../../platform/format/money.ts'
import { useServices } from '../../platform/services.tsx'
import { cx } from '../../ui/cx.ts'

const texts = threadTexts.booking
const ThreadAnswer = lazy(async () => ({ default: (await import('./thread-answer.tsx')).ThreadAnswer }))

const GROUNDS = { green: 'bg-ok-soft', yellow: 'bg-wait-soft', grey: 'bg-paper-2' }

type ThreadBookingProps = { booking: BookingCard; role: ConversationView['role'] }

/** The state of the booking between the two, and the actions on it. */
export function ThreadBooking({ booking, role }: ThreadBookingProps) {
  const { queryClient } = useServices()
  const { id, state, actions, expiresAt } = booking
  const mayAnswer = role === 'host' && state === 'pending' && actions.includes('accept')
  return (
    <section
      aria-label={texts.label}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 text-small md:px-6',
        GROUNDS[badgeTone(state)],
      )}
    >
      <StateBadge state={state} className="bg-card!" />
      <div className="even-figures">
        <b>{whenWords(booking)}</b>
        <span className="max-lg:hidden">
          {' · '}
          {texts.crew({ count: booking.crew })} ·{' '}
          {formatMoney(role === 'host' ? booking.subtotal : booking.total)}
        </span>
        <ShootTimes booking={booking} className="text-ink-2" />
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        {expiresAt !== null && !isFinal(state) && (
          <Countdown until={expiresAt} onEnd={() => void refreshBookings(queryClient)} />
        )}
        <Link
          to={role === 'host' ? `/hosting?tab=today&booking=${id}` : `/trips/${id}`}
          className="link touch inline-flex items-center"
        >
          {state === 'pending' ? texts.request : texts.view}
        </Link>
        {mayAnswer && (
          <Suspense>
            <ThreadAnswer booking={booking} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
