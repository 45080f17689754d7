import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import type { listAccess } from '@roomtone/contract/access-list/list-access'
import type { Reply } from '@roomtone/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'
import { pagedQuery } from './paged-query.ts'

export type AccessEntry = Reply<typeof listAccess>['items'][number]

export function accessListQuery({ call }: Services, q: string) {
  return pagedQuery(['admin', 'access', { q }], (cursor, signal) =>
    call(accessListCalls.list, { query: { q, cursor } }, { signal }),
  )
}

/** One row is enough to learn how many there are. */
export function accessCountQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'access-count'],
    queryFn: async ({ signal }) =>
      (await call(accessListCalls.list, { query: { limit: 1 } }, { signal })).total,
  })
}
