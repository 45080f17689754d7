export { adminModeration as title } from '@roomtone/texts/shell/titles'
export { ModerationPage as Page } from '../../admin/trust/moderation/moderation-page.tsx'
