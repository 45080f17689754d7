export { ApplicationsPage as Page } from '../admin/spaces/applications-page.tsx'
