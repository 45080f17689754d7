import type { BookingCard } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostBookingTexts } from '@roomtone/texts/hosting/host-booking'
import { useMutation } from '@tanstack/react-query'
import { refreshBookings } from '../../../parts/booking/booking.query.ts'
import { Countdown } from '../../../parts/booking/countdown.tsx'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

const texts = hostBookingTexts.secondHold

type SecondHoldProps = { booking: BookingCard; onReleased?: () => void }

/** On the page of a second hold: who waits, how long, and the way to end it. */
export function SecondHoldCard({ booking, onReleased }: SecondHoldProps) {
  return (
    <Card raised className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <p className="text-small text-ink-2">{texts.text({ who: booking.guest.name })}</p>
      <SecondHoldRelease booking={booking} {...(onReleased ? { onReleased } : {})} />
    </Card>
  )
}

export function SecondHoldRelease({ booking, onReleased }: SecondHoldProps) {
  const { call, queryClient } = useServices()
  const { id, guest, expiresAt, actions } = booking
  const release = useMutation({
    mutationFn: () => call(bookingCalls.releaseSecondHold, { params: { id } }),
    onSuccess: () => {
      void showToast('success', texts.released)
      onReleased?.()
    },
    onError: toastError,
    onSettled: () => refreshBookings(queryClient),
  })
  return (
    <div className="grid gap-3">
      {expiresAt !== null && (
        <Countdown until={expiresAt} suffix={texts.left} onEnd={() => void refreshBookings(queryClient)} />
      )}
      {actions.includes('leave_line') && (
        <Button
          variant="line"
          aria-label={texts.releaseOf({ who: guest.name })}
          pending={release.isPending}
          pendingText={texts.releasing}
          onClick={() => release.mutate()}
        >
          {texts.release}
        </Button>
      )}
    </div>
  )
}
