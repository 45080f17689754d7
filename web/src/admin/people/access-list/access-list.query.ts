import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import type { listAccess } from '@roomtone/contract/access-list/list-access'
import type { Reply } from '@roomtone/contract/endpoint'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

export type AccessEntry = Reply<typeof listAccess>['items'][number]

type AccessFilter = { q: string; source: AccessEntry['source'] | undefined; sort: TimeSort }

export function accessListQuery({ call }: Services, filter: AccessFilter) {
  return pagedQuery(['admin', 'access', filter], (cursor, signal, limit) =>
    call(accessListCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

/** One row is enough to get the total. */
export function accessCountQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'access-count'],
    queryFn: async ({ signal }) =>
      (await call(accessListCalls.list, { query: { limit: 1 } }, { signal })).total,
  })
}
