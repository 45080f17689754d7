export { adminMailings as title } from '@roomtone/texts/shell/titles'
export { MailingsPage as Page } from '../../admin/growth/mailings/mailings-page.tsx'
