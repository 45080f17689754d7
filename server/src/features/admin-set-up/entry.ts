export { type AdminsAtStart, checkAdmins } from './check-admins.ts'
export { makeSetUpLink } from './make-set-up-link.ts'
