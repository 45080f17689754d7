export { CreditsPage as Page } from '../admin/money/credits-page.tsx'
