import type { BookingView } from '@roomtone/contract/booking/booking'

/** Whether the acceptance has arrived: the booking is confirmed, or its payment is being taken. */
export function isAccepted({ state, actions }: Pick<BookingView, 'state' | 'actions'>): boolean {
  return state === 'confirmed' || (state === 'pending' && !actions.includes('accept'))
}
