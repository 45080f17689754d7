import type { BookingView } from '@roomtone/contract/booking/booking'

/** A booking's own page, which each side has elsewhere. */
export function backTo(party: BookingView['party'], bookingId: string): string {
  if (party === 'admin') return `/admin/bookings?booking=${bookingId}`
  return party === 'host' ? `/hosting?tab=today&booking=${bookingId}` : `/trips/${bookingId}`
}
