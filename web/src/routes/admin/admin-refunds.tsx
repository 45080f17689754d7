export { adminRefunds as title } from '@roomtone/texts/shell/titles'
export { RefundsPage as Page } from '../../admin/money/refunds/refunds-page.tsx'
