export { insertRole } from './account.store.ts'
export { notifyNewAccountMail } from './mails/notify-new-account.ts'
