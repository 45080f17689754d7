import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { pagedQuery } from '../list/paged-query.ts'

export function earningsQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['hosting', 'earnings'],
    queryFn: ({ signal }) => call(payoutCalls.earnings, {}, { signal }),
  })
}

export function earningsByListingQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['hosting', 'earnings-by-listing'],
    queryFn: ({ signal }) => call(payoutCalls.byListing, {}, { signal }),
  })
}

export const PAYOUT_LISTS = ['upcoming', 'settled'] as const
export type PayoutList = (typeof PAYOUT_LISTS)[number]

export function payoutsQuery({ call }: Services, show: PayoutList) {
  return pagedQuery(['hosting', 'payouts', show], (cursor, signal) =>
    call(payoutCalls.list, { query: { show, cursor, limit: 12 } }, { signal }),
  )
}

export function payoutAccountQuery({ call, session }: Services) {
  return queryOptions({
    queryKey: ['payout-account', session?.get()?.user.id ?? null],
    queryFn: ({ signal }) => call(paymentCalls.payoutAccount, {}, { signal }),
  })
}
