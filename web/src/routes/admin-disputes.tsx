export { DisputesPage as Page } from '../admin/trust/disputes/disputes-page.tsx'
