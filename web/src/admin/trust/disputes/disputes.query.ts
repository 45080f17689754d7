import type { CLAIM_FILTERS, CLAIM_ORDERS } from '@roomtone/contract/claim/admin-claims'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import type { Whose } from '@roomtone/domain/queue/queues'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

type Filter = {
  q: string
  show: (typeof CLAIM_FILTERS)[number]
  order: (typeof CLAIM_ORDERS)[number]
  whose: Whose
}

export function disputesQuery({ call }: Services, filter: Filter) {
  return pagedQuery(['admin', 'disputes', filter], (cursor, signal, limit) =>
    call(claimCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

export function caseQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['admin', 'dispute', id],
    queryFn: ({ signal }) => call(claimCalls.case, { params: { id } }, { signal }),
  })
}
