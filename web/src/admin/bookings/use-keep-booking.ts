import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingQuery } from '../../parts/booking/booking.query.ts'
import { useServices } from '../../platform/services.tsx'

/** Shows an admin's change to a booking on its page right away; the lists reload. */
export function useKeepBooking() {
  const services = useServices()
  return async (booking: BookingView): Promise<void> => {
    services.queryClient.setQueryData(bookingQuery(services, booking.id).queryKey, booking)
    await services.queryClient.invalidateQueries({ queryKey: ['admin'] })
  }
}
