export { adminApplications as title } from '@roomtone/texts/shell/titles'
export { ApplicationsPage as Page } from '../../admin/spaces/applications-page.tsx'
