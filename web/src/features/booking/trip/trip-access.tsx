import type { BookingView } from '@roomtone/contract/booking/booking'
import { isFinal } from '@roomtone/domain/booking/process'
import { LockKeyhole } from 'lucide-react'
import { AccessCard } from '../../../parts/booking/access-card.tsx'
import { Section } from '../../../ui/section.tsx'
import { tripTexts } from './trips.texts.ts'

const texts = tripTexts.access

/** The address after confirmation; before it, when it will be here. */
export function TripAccess({ booking: { id, canReveal, state } }: { booking: BookingView }) {
  return (
    <Section title={texts.title}>
      {canReveal ? (
        <AccessCard bookingId={id} />
      ) : (
        <p className="flex items-start gap-3 text-ink-2">
          <LockKeyhole className="mt-1 size-4.5 flex-none" strokeWidth={1.5} aria-hidden="true" />
          {isFinal(state) ? texts.over : texts.later}
        </p>
      )}
    </Section>
  )
}
