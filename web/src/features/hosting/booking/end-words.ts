import type { BookingView } from '@roomtone/contract/booking/booking'
import { hostBookingTexts } from '@roomtone/texts/hosting/host-booking'

const texts = hostBookingTexts.ended

type Ended = Pick<BookingView, 'state' | 'endedBy' | 'guest'>

/** How it ended early, for the host; empty while it is open, or when it was completed. */
export function endWords({ state, endedBy, guest }: Ended): string {
  const who = endedBy === 'guest' ? guest.name : endedBy === 'host' ? texts.you : texts.roomtone
  switch (state) {
    case 'expired':
      return texts.expired
    case 'declined':
      return texts.declined
    case 'withdrawn':
      return endedBy === 'payments' ? texts.unpaid : texts.withdrew({ who })
    case 'cancelled':
      return texts.cancelled({ who })
    default:
      return ''
  }
}
