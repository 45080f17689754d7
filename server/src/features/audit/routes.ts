import { listAudit as listAuditEndpoint } from '@roomtone/contract/audit/list-audit'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(deps: Deps): Binding[] {
  return [bind(listAuditEndpoint, ({ query }) => listAudit(deps, query))]
}
