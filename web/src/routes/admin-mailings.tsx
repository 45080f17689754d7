export { MailingsPage as Page } from '../admin/growth/mailings/mailings-page.tsx'
