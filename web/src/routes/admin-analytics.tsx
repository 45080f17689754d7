export { AnalyticsPage as Page } from '../admin/growth/analytics/analytics-page.tsx'
