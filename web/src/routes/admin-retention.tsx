export { RetentionPage as Page } from '../features/admin/retention-page.tsx'
