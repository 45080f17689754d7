export { CreditsPage as Page } from '../features/admin/credits-page.tsx'
