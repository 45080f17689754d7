import { BookingsPage } from '../admin/bookings/bookings-page.tsx'
import { BookingClaims } from '../features/claim/booking-claims.tsx'

export function Page() {
  return <BookingsPage Claims={BookingClaims} />
}
