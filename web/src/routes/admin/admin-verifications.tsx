export { adminVerifications as title } from '@roomtone/texts/shell/titles'
export { VerificationsPage as Page } from '../../admin/trust/verifications/verifications-page.tsx'
