import type { BookingCard } from '@roomtone/contract/booking/booking'
import { useState } from 'react'
import { useAccept } from './use-accept.ts'

/** Both answers to a request, for its buttons and its keys. Each is asked about once before it is given. */
export function useAnswer(booking: Pick<BookingCard, 'id' | 'guest' | 'actions'>) {
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null)
  const { accept, isPending, clash, dismiss } = useAccept(booking, () => setAsking(null))
  const ask = (answer: 'accept' | 'decline') => {
    if (!isPending) setAsking(answer)
  }
  return {
    mayAccept: booking.actions.includes('accept'),
    mayDecline: booking.actions.includes('decline'),
    asking,
    accept: () => ask('accept'),
    decline: () => ask('decline'),
    confirm: accept,
    isPending,
    clash,
    close: () => {
      setAsking(null)
      dismiss()
    },
  }
}

export type Answer = ReturnType<typeof useAnswer>
