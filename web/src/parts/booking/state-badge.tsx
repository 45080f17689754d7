import { type BookingState, type BadgeTone as BookingTone, badgeTone } from '@roomtone/domain/booking/process'
import { bookingStates } from '@roomtone/texts/labels'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const TONES: Record<BookingTone, BadgeTone> = { green: 'ok', yellow: 'wait', grey: 'off' }

/** The one drawing of a booking's state, for guests, hosts and admins. */
export function StateBadge({ state, className }: { state: BookingState; className?: string | undefined }) {
  return (
    <Badge tone={TONES[badgeTone(state)]} className={className}>
      {bookingStates[state]}
    </Badge>
  )
}
