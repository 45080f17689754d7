import { adminCreditCalls } from '@roomtone/contract/credit/credit.calls'
import type { CreditKind } from '@roomtone/domain/credit/credit'
import type { CreditStanding } from '@roomtone/domain/credit/standing'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import type { Services } from '../../platform/services.tsx'

export type CreditSort = 'newest' | 'oldest' | 'ending' | 'balance'

type CreditFilter = {
  q: string
  kind: CreditKind | undefined
  standing: CreditStanding | undefined
  sort: CreditSort
}

export function adminCreditsQuery({ call }: Services, filter: CreditFilter) {
  return pagedQuery(['admin', 'credits', filter], (cursor, signal, limit) =>
    call(adminCreditCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

export function adminCreditQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['admin', 'credits', 'one', id],
    queryFn: ({ signal }) => call(adminCreditCalls.show, { params: { id } }, { signal }),
  })
}
