import type { BookingView } from '@roomtone/contract/booking/booking'
import { hostBookingTexts } from '@roomtone/texts/hosting/host-booking'

const texts = hostBookingTexts.ended

type Ended = Pick<BookingView, 'state' | 'endedBy' | 'guest'>

/** How it ended before its time, told to the host; empty while it goes on, or when it was simply over. */
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
