export { adminSettings as title } from '@roomtone/texts/shell/titles'
export { SettingsPage as Page } from '../../admin/settings/settings-page.tsx'
