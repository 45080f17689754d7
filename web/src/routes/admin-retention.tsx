export { RetentionPage as Page } from '../admin/records/retention/retention-page.tsx'
