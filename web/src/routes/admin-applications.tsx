export { ApplicationsPage as Page } from '../features/admin/applications-page.tsx'
