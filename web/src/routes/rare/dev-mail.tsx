export { devMail as title } from '@roomtone/texts/shell/titles'
export { loadMails as load } from '../../features/dev-mail/load-mails.ts'
export { MailboxPage as Page } from '../../features/dev-mail/mailbox-page.tsx'
