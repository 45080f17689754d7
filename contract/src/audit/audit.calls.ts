import { call } from '../call.ts'
import type { listAudit } from './list-audit.ts'

export const auditCalls = { list: call<typeof listAudit>('GET /api/admin/audit') }
