export { MailingsPage as Page } from '../features/admin/mailings/mailings-page.tsx'
