export { isShutOut } from './access-list.store.ts'
export { grantAccess } from './grant-access.ts'
export {
  deleteOldInvitationLinks,
  findInvitation,
  useInvitation,
  useUpInvitations,
} from './invitation-link.store.ts'
export { makeInvitationLink } from './make-invitation-link.ts'
export { keepEntered, mayEnter } from './may-enter.ts'
export { requireActingAdmin } from './require-acting-admin.ts'
