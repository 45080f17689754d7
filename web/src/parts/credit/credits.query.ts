import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

/** Gift cards and coupons of the signed-in member. */
export function creditsQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['credits', session?.get()?.user.id ?? null],
    queryFn: ({ signal }) => call(creditCalls.list, {}, { signal }),
  })
}
