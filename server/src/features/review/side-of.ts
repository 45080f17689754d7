import type { ReviewSide } from '@roomtone/domain/review/review'
import { Refused } from '../../platform/refused.ts'
import type { BookingRow } from '../booking/entry.ts'

type Sides = { side: ReviewSide; subjectId: string }

/** Which side of a booking somebody is on; for everyone else, and before it was confirmed, there is no such booking. */
export function sideOf(booking: BookingRow | undefined, userId: string): Sides {
  if (booking?.confirmed_at && booking.guest_id === userId)
    return { side: 'guest', subjectId: booking.host_id }
  if (booking?.confirmed_at && booking.host_id === userId)
    return { side: 'host', subjectId: booking.guest_id }
  throw new Refused('not_found')
}
