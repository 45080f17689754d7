export { ModerationPage as Page } from '../admin/trust/moderation/moderation-page.tsx'
