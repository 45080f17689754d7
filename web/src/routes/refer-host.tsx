export { referHost as title } from '@roomtone/texts/shell/titles'
export { ReferralPage as Page } from '../features/referral/referral-page.tsx'
