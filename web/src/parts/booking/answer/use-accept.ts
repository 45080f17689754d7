import type { BookingCard, BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { ApiError } from '@roomtone/contract/call'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { useState } from 'react'
import { isUnanswered } from '../../../platform/forms/is-unanswered.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { bookingQuery } from '../booking.query.ts'
import { useBookingAction } from '../use-booking-action.ts'
import { isAccepted } from './is-accepted.ts'

const texts = answerTexts.requests

export type Clash = { message: string; events: BookingView['conflicts'] }

/**
 * Accepts the request. Where a calendar conflicts, `clash` says with what, and `accept(true)` overrides it.
 * `onAnswered`: it is accepted, or can't be.
 */
export function useAccept({ id, guest }: Pick<BookingCard, 'id' | 'guest'>, onAnswered: () => void) {
  const services = useServices()
  const [clash, setClash] = useState<Clash | null>(null)
  const action = useBookingAction<boolean>({
    run: async (call, despiteConflicts) => {
      try {
        return await call(bookingCalls.accept, { params: { id }, body: { despiteConflicts } })
      } catch (error) {
        // Asked while waiting, so that the dialog shows it right away.
        if (isCode(error, 'calendar_conflict')) setClash(await clashOf(error))
        // The acceptance may have arrived all the same; then the page says so.
        const booking = isUnanswered(error)
          ? await call(bookingCalls.show, { params: { id } }).catch(() => null)
          : null
        if (booking && isAccepted(booking)) return booking
        throw error
      }
    },
    onDone: (booking) => {
      setClash(null)
      onAnswered()
      tell(booking)
    },
    onFailure: (error) => {
      if (isCode(error, 'calendar_conflict')) return true
      setClash(null)
      onAnswered()
      if (!isCode(error, 'card_declined')) return false
      void showToast('error', texts.unpaid.title, texts.unpaid.text({ name: guest.name }))
      return true
    },
  })

  async function clashOf({ message }: ApiError): Promise<Clash> {
    const query = { ...bookingQuery(services, id), staleTime: 0 }
    const booking = await services.queryClient.fetchQuery(query).catch(() => null)
    return { message, events: booking?.conflicts ?? [] }
  }

  return {
    accept: (despiteConflicts = false) => {
      if (!action.isPending) action.mutate(despiteConflicts)
    },
    isPending: action.isPending,
    clash,
    dismiss: () => setClash(null),
  }
}

/** The answer has the outcome: the bank may still be working, or may have declined in the end. */
function tell({ state, guest }: BookingView): void {
  if (state === 'confirmed')
    void showToast('success', texts.accepted.title, texts.accepted.text({ name: guest.name }))
  else if (state === 'pending') void showToast('info', texts.charging.title, texts.charging.text)
  else void showToast('error', texts.unpaid.title, texts.unpaid.text({ name: guest.name }))
}

function isCode(error: unknown, code: ApiError['code']): error is ApiError {
  return error instanceof ApiError && error.code === code
}
