export { adminAudit as title } from '@roomtone/texts/shell/titles'
export { AuditPage as Page } from '../../admin/records/audit/audit-page.tsx'
