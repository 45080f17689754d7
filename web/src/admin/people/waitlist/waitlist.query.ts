import type { Reply } from '@roomtone/contract/endpoint'
import type { listWaitlist } from '@roomtone/contract/waitlist/list-waitlist'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

export type WaitlistEntry = Reply<typeof listWaitlist>['items'][number]

export const WAITLIST_SHOWS = ['waiting', 'invited', 'all'] as const
export type WaitlistFilter = { q: string; show: (typeof WAITLIST_SHOWS)[number]; sort: TimeSort }

export function waitlistQuery({ call }: Services, filter: WaitlistFilter) {
  return pagedQuery(['admin', 'waitlist', filter], (cursor, signal, limit) =>
    call(waitlistCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}
