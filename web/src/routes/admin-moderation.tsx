export { ModerationPage as Page } from '../features/admin/moderation-page.tsx'
