export { adminCredits as title } from '@roomtone/texts/shell/titles'
export { CreditsPage as Page } from '../../admin/money/credits-page.tsx'
