export {
  findAccountOf,
  findAddressee,
  findCredentials,
  insertRole,
  insertUser,
  lockAccount,
  lockNames,
  reactivate,
  updatePassword,
} from './account.store.ts'
export { LIMITS as ACCOUNT_LIMITS } from './limits.ts'
export { findLinkOwner, insertLink, useLink, useUpOtherLinks } from './mailbox/mail-link.store.ts'
export { makeLink, makeLinkAskedFor } from './mailbox/make-link.ts'
export { proveMailbox } from './mailbox/prove-mailbox.ts'
export { notifyNewAccountMail } from './mails/notify-new-account.ts'
export { requireStrongPassword } from './password/require-strong-password.ts'
export { checkPassword } from './sign-in/check-password.ts'
export { enter } from './sign-in/enter.ts'
export { refuseIfClosed } from './sign-in/refuse-if-closed.ts'
