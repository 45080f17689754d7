import { ApiError } from '@roomtone/contract/call'
import { bookingQuery } from '../../parts/booking/booking.query.ts'
import { useServices } from '../../platform/services.tsx'

/** For a change based on an older booking: the dialog says so and shows the booking as it is now. */
export function useReloadStale(id: string) {
  const services = useServices()
  return async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale')
        await services.queryClient.invalidateQueries(bookingQuery(services, id))
      throw error
    }
  }
}
