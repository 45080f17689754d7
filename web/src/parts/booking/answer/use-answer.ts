import type { BookingCard } from '@roomtone/contract/booking/booking'
import { useState } from 'react'
import { useAccept } from './use-accept.ts'

/** Both answers to a request, for its buttons and its keys. */
export function useAnswer(booking: Pick<BookingCard, 'id' | 'guest' | 'actions'>) {
  const [declining, setDeclining] = useState(false)
  const accepting = useAccept(booking)
  return {
    ...accepting,
    mayAccept: booking.actions.includes('accept'),
    mayDecline: booking.actions.includes('decline'),
    declining,
    decline: () => {
      if (!accepting.isPending) setDeclining(true)
    },
    keep: () => setDeclining(false),
  }
}

export type Answer = ReturnType<typeof useAnswer>
