import type { BookingCard } from '@roomtone/contract/booking/booking'
import { shootTimesWords } from '../time/shoot-times.ts'

type ShootTimesProps = {
  booking: Pick<BookingCard, 'startsAt' | 'callAt' | 'wrapAt' | 'endsAt' | 'timeZone'>
  className?: string
}

/** Call and wrap, where prep or strike lie around them; nothing where the booking is all shoot. */
export function ShootTimes({ booking, className }: ShootTimesProps) {
  const words = shootTimesWords(booking)
  return words && <p className={className}>{words}</p>
}
