export { adminRetention as title } from '@roomtone/texts/shell/titles'
export { RetentionPage as Page } from '../../admin/records/retention/retention-page.tsx'
