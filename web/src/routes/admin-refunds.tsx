export { RefundsPage as Page } from '../features/admin/refunds/refunds-page.tsx'
