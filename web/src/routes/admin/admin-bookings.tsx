import { BookingsPage } from '../../admin/bookings/bookings-page.tsx'
import { BookingClaims } from '../../features/claim/booking-claims.tsx'

export { adminBookings as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return <BookingsPage Claims={BookingClaims} />
}
