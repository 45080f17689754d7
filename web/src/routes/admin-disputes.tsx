export { DisputesPage as Page } from '../features/admin/disputes/disputes-page.tsx'
