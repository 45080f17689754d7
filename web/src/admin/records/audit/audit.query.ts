import { auditCalls } from '@roomtone/contract/audit/audit.calls'
import type { listAudit } from '@roomtone/contract/audit/list-audit'
import type { Reply } from '@roomtone/contract/endpoint'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

export type AuditEntry = Reply<typeof listAudit>['items'][number]
type AuditFilter = {
  action: string
  subject: string
  actor: string
  from: string
  until: string
  sort: TimeSort
}

export function auditQuery({ call }: Services, filter: AuditFilter) {
  const { from, until, ...words } = filter
  const days = { from: from || undefined, until: until || undefined }
  return pagedQuery(['admin', 'audit', filter], (cursor, signal, limit) =>
    call(auditCalls.list, { query: { ...words, ...days, cursor, limit } }, { signal }),
  )
}

export function sealQuery({ call }: Services) {
  return queryOptions({
    queryKey: ['admin', 'audit-seal'],
    queryFn: ({ signal }) => call(auditCalls.seal, {}, { signal }),
  })
}
