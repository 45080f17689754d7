export { type AdminsAtStart, lookAfterAdmins } from './look-after-admins.ts'
export { makeSetUpLink } from './make-set-up-link.ts'
