export { AuditPage as Page } from '../admin/records/audit/audit-page.tsx'
