export { adminCompliance as title } from '@roomtone/texts/shell/titles'
export { CompliancePage as Page } from '../../admin/records/compliance/compliance-page.tsx'
