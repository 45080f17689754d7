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
export { checkPassword } from './check-password.ts'
export { enter } from './enter.ts'
export { LIMITS as ACCOUNT_LIMITS } from './limits.ts'
export { findLinkOwner, insertLink, useLink, useUpOtherLinks } from './mail-link.store.ts'
export { notifyNewAccountMail } from './mails/notify-new-account.ts'
export { makeLink, makeLinkAskedFor } from './make-link.ts'
export { proveMailbox } from './prove-mailbox.ts'
export { refuseIfClosed } from './refuse-if-closed.ts'
export { requireStrongPassword } from './require-strong-password.ts'
