export { SettingsPage as Page } from '../admin/settings/settings-page.tsx'
