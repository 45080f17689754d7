import { auditCalls } from '@roomtone/contract/audit/audit.calls'
import type { listAudit } from '@roomtone/contract/audit/list-audit'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Services } from '../../platform/services.tsx'
import { pagedQuery } from './paged-query.ts'

export type AuditEntry = Reply<typeof listAudit>['items'][number]
type AuditFilter = { action: string; subject: string }

export function auditQuery({ call }: Services, filter: AuditFilter) {
  return pagedQuery(['admin', 'audit', filter], (cursor, signal) =>
    call(auditCalls.list, { query: { ...filter, cursor } }, { signal }),
  )
}
