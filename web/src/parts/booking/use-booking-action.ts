import type { BookingView } from '@roomtone/contract/booking/booking'
import { useMutation } from '@tanstack/react-query'
import { type CallApi, useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { bookingQuery, refreshBookings } from './booking.query.ts'

type Options<Input> = {
  run: (call: CallApi, input: Input) => Promise<BookingView>
  /** The message shown once it is done. */
  said?: ((booking: BookingView) => string) | undefined
  onDone?: ((booking: BookingView) => void) | undefined
  /** True: it was handled, and no message is needed. */
  onFailure?: ((error: Error) => boolean) | undefined
}

/** Does something to a booking; afterwards, and after a refusal too, every screen shows its current state. */
export function useBookingAction<Input = void>({ run, said, onDone, onFailure }: Options<Input>) {
  const services = useServices()
  const { queryClient } = services
  return useMutation({
    mutationFn: (input: Input) => run(services.call, input),
    onSuccess: (booking) => {
      queryClient.setQueryData(bookingQuery(services, booking.id).queryKey, booking)
      void refreshBookings(queryClient)
      if (said) void showToast('success', said(booking))
      onDone?.(booking)
    },
    onError: (error) => {
      if (!onFailure?.(error)) toastError(error)
      void refreshBookings(queryClient)
    },
  })
}
