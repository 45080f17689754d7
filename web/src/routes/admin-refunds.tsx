export { RefundsPage as Page } from '../admin/money/refunds/refunds-page.tsx'
