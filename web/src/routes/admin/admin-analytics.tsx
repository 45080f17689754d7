export { adminAnalytics as title } from '@roomtone/texts/shell/titles'
export { AnalyticsPage as Page } from '../../admin/growth/analytics/analytics-page.tsx'
