import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

export function cardsQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['cards', session?.get()?.user.id ?? null],
    queryFn: ({ signal }) => call(paymentCalls.cards, {}, { signal }),
  })
}
