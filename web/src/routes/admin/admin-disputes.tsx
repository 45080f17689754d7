export { adminDisputes as title } from '@roomtone/texts/shell/titles'
export { DisputesPage as Page } from '../../admin/trust/disputes/disputes-page.tsx'
