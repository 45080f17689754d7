import { referralCalls } from '@roomtone/contract/referral/referral.calls'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import type { Services } from '../../platform/services.tsx'

const who = ({ session }: Services) => session?.get()?.user.id ?? null

export function referralQuery(services: Services) {
  return queryOptions({
    queryKey: ['referral', who(services)],
    queryFn: ({ signal }) => services.call(referralCalls.show, {}, { signal }),
  })
}

export function invitationsQuery(services: Services) {
  return pagedQuery(['referral', who(services), 'invitations'], (cursor, signal) =>
    services.call(referralCalls.list, { query: { cursor, limit: 12 } }, { signal }),
  )
}
