import { listAudit as listAuditEndpoint } from '@roomtone/contract/audit/list-audit'
import { showAuditSeal } from '@roomtone/contract/audit/show-audit-seal'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { listAudit } from './list-audit.ts'
import { showSeal } from './show-seal.ts'

export function auditRoutes(deps: Deps): Binding[] {
  return [
    bind(listAuditEndpoint, ({ query }) => listAudit(deps, query)),
    bind(showAuditSeal, () => showSeal(deps)),
  ]
}
