import type { BookingView } from '@roomtone/contract/booking/booking'

/** Whether the yes has arrived: the booking stands, or its payment is being taken. */
export function isAccepted({ state, actions }: Pick<BookingView, 'state' | 'actions'>): boolean {
  return state === 'confirmed' || (state === 'pending' && !actions.includes('accept'))
}
