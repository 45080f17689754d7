import type { BookingView } from '@roomtone/contract/booking/booking'
import { lazy, Suspense } from 'react'

const Claims = lazy(async () => ({ default: (await import('./claims-of-booking.tsx')).ClaimsOfBooking }))

/** For a booking that has begun; before that there is nothing to report. */
export function BookingClaims({ booking }: { booking: BookingView }) {
  const hasBegun = booking.confirmedAt !== null && Date.parse(booking.startsAt) <= Date.now()
  if (!hasBegun) return null
  return (
    <Suspense>
      <Claims booking={booking} />
    </Suspense>
  )
}
