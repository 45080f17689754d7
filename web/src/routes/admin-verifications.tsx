export { VerificationsPage as Page } from '../features/admin/verifications-page.tsx'
