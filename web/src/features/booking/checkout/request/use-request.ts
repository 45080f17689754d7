import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { ApiError } from '@roomtone/contract/call'
import { checkoutTexts as texts } from '@roomtone/texts/booking/checkout'
import type { SentCard } from '../../../../parts/card/card-token.ts'
import { isUnanswered } from '../../../../platform/forms/is-unanswered.ts'
import { type CallApi, useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import type { FormValues } from '../checkout-form.ts'
import type { CreditState } from '../pay/use-credits.ts'
import type { Wanted } from './address.ts'
import type { Attempt, RequestBody } from './kept.ts'
import { type Expected, isAnswer, requestBody, withUnanswered } from './request-body.ts'

type Options = {
  wanted: Wanted
  attempt: Attempt
  onAttempt: (change: Partial<Attempt>) => void
  onBooking: (booking: BookingView) => void
}

type Asked = {
  values: FormValues
  card: SentCard | null
  credits: CreditState['toSend']
  expected: Expected
}

/** Sends a request so that it counts once, whatever the network does to it. */
export function useRequest({ wanted, attempt, onAttempt, onBooking }: Options) {
  const { call } = useServices()

  async function request({ values, card, credits, expected }: Asked): Promise<void> {
    const body = requestBody({ wanted, attempt, values, credits, expected })
    try {
      onBooking(await send(call, body, card))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'key_reused') return recover(card, error)
      if (isUnanswered(error)) onAttempt({ unanswered: withUnanswered(attempt.unanswered, body) })
      else if (isAnswer(error)) onAttempt({ unanswered: [] })
      throw error
    }
  }

  /**
   * One of the unanswered requests has arrived after all: sending the same body again returns its booking.
   */
  async function recover(card: SentCard | null, reused: ApiError): Promise<void> {
    for (const body of attempt.unanswered) {
      const booking = await send(call, body, card).catch(unlessReused)
      if (!booking) continue
      void showToast('info', texts.toasts.earlier.title, texts.toasts.earlier.text)
      return onBooking(booking)
    }
    onAttempt({ key: crypto.randomUUID(), unanswered: [] })
    throw reused
  }

  return { request, isUnsent: attempt.unanswered.length > 0 }
}

function send(call: CallApi, body: RequestBody, card: SentCard | null): Promise<BookingView> {
  return call(bookingCalls.request, { body: card ? { ...body, card } : body })
}

function unlessReused(error: unknown): null {
  if (error instanceof ApiError && error.code === 'key_reused') return null
  throw error
}
