export { AnalyticsPage as Page } from '../features/admin/analytics/analytics-page.tsx'
