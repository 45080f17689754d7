import { applicationCalls } from '@roomtone/contract/application/application.calls'
import type { Services } from '../../platform/services.tsx'
import { pagedQuery } from './paged-query.ts'

export const APPLICATION_TABS = ['pending', 'approved', 'rejected'] as const
export type ApplicationTab = (typeof APPLICATION_TABS)[number]

export function applicationsQuery({ call }: Services, status: ApplicationTab) {
  return pagedQuery(['admin', 'applications', status], async (cursor, signal) => {
    const page = await call(applicationCalls.list, { query: { status, cursor } }, { signal })
    return { ...page, total: page.counts[status] }
  })
}
