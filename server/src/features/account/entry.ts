export {
  confirmAddress,
  findAddressee,
  findCredentials,
  insertRole,
  insertUser,
  lockAccount,
  lockNames,
  reactivate,
} from './account.store.ts'
export { checkPassword } from './check-password.ts'
export { enter } from './enter.ts'
export { findLinkOwner, insertLink, useLink, useUpOtherLinks } from './mail-link.store.ts'
export { notifyNewAccountMail } from './mails/notify-new-account.ts'
export { makeLink, makeLinkAskedFor } from './make-link.ts'
export { refuseIfClosed } from './refuse-if-closed.ts'
