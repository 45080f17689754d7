import { applicationCalls } from '@roomtone/contract/application/application.calls'
import { pagedQuery } from '../../parts/list/paged-query.ts'
import type { Services } from '../../platform/services.tsx'
import type { QueueFilter } from '../list/queue-bar.tsx'

export const APPLICATION_TABS = ['pending', 'approved', 'rejected'] as const
export type ApplicationTab = (typeof APPLICATION_TABS)[number]

export function applicationsQuery({ call }: Services, filter: QueueFilter & { status: ApplicationTab }) {
  return pagedQuery(['admin', 'applications', filter], (cursor, signal, limit) =>
    call(applicationCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}
