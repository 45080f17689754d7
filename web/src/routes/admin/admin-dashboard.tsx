export { adminDashboard as title } from '@roomtone/texts/shell/titles'
export { DashboardPage as Page } from '../../admin/inbox/dashboard-page.tsx'
