import { call } from '../call.ts'
import type { listAudit } from './list-audit.ts'
import type { showAuditSeal } from './show-audit-seal.ts'

export const auditCalls = {
  list: call<typeof listAudit>('GET /api/admin/audit'),
  seal: call<typeof showAuditSeal>('GET /api/admin/audit/seal'),
}
