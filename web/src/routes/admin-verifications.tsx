export { VerificationsPage as Page } from '../admin/trust/verifications/verifications-page.tsx'
