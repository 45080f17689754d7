export { SettingsPage as Page } from '../features/admin/settings/settings-page.tsx'
