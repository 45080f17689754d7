export { DashboardPage as Page } from '../features/admin/dashboard-page.tsx'
