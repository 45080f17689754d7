export { ReferralPage as Page } from '../features/referral/referral-page.tsx'
