import type { BookingCard } from '@roomtone/contract/booking/booking'
import { shootTimesWords } from '../time/shoot-times.ts'

type ShootTimesProps = {
  booking: Pick<BookingCard, 'startsAt' | 'callAt' | 'wrapAt' | 'endsAt' | 'timeZone'>
  className?: string
}

/** Call and wrap, where there is prep or strike around them; nothing where the whole booking is the shoot. */
export function ShootTimes({ booking, className }: ShootTimesProps) {
  const words = shootTimesWords(booking)
  return words && <p className={className}>{words}</p>
}
