import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingQuery } from '../../parts/booking/booking.query.ts'
import { useServices } from '../../platform/services.tsx'

/** What an admin's change has made of a booking stands on its page at once; the lists ask again. */
export function useKeepBooking() {
  const services = useServices()
  return async (booking: BookingView): Promise<void> => {
    services.queryClient.setQueryData(bookingQuery(services, booking.id).queryKey, booking)
    await services.queryClient.invalidateQueries({ queryKey: ['admin'] })
  }
}
