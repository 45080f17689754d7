export { CompliancePage as Page } from '../features/admin/compliance-page.tsx'
