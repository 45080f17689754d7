import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

/**
 * Gift cards and coupons of the signed-in member. `held` names what an unpaid booking holds of them: balances from
 * before it did are of another time, and must not be added to what it holds.
 */
export function creditsQuery({ call, session }: Services, held = '') {
  return queryOptions({
    queryKey: ['credits', session?.get()?.user.id ?? null, held],
    queryFn: ({ signal }) => call(creditCalls.list, {}, { signal }),
  })
}
