export { DashboardPage as Page } from '../admin/inbox/dashboard-page.tsx'
