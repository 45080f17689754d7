export { CompliancePage as Page } from '../admin/records/compliance/compliance-page.tsx'
