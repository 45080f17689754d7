export { AuditPage as Page } from '../features/admin/audit-page.tsx'
