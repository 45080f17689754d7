import type * as store from '../../src/features/access-list/access-list.store.ts'
import {
  countAccess,
  deleteAccess,
  findAccessPage,
  findActingAdmins,
  findUnlisted,
  findUsersByEmails,
  holdAccess,
  insertAccess,
  isOnAccessList,
  isShutOut,
  isSignUpOpen,
  lockAdminRoles,
  lockUserByEmail,
} from '../../src/features/access-list/access-list.store.ts'
import { type ExamplesOf, email, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  isOnAccessList: (tx) => isOnAccessList(tx, email),
  holdAccess: (tx) => holdAccess(tx, email),
  insertAccess: (tx) => insertAccess(tx, { emails: [email], addedBy: id, source: 'admin', now }),
  deleteAccess: (tx) => deleteAccess(tx, email),
  lockUserByEmail: (tx) => lockUserByEmail(tx, email),
  findAccessPage: [
    (tx) => findAccessPage(tx, { sort: 'newest', after: null, limit: 25 }),
    (tx) =>
      findAccessPage(tx, {
        q: 'ada',
        source: 'waitlist',
        sort: 'oldest',
        after: { at: now, email },
        limit: 25,
      }),
  ],
  countAccess: [(tx) => countAccess(tx, {}), (tx) => countAccess(tx, { q: 'ada', source: 'open' })],
  isSignUpOpen: (tx) => isSignUpOpen(tx),
  isShutOut: (tx) => tx.selectFrom('users').select('id').where(isShutOut('users')).execute(),
  findUsersByEmails: (tx) => findUsersByEmails(tx, [email]),
  findUnlisted: (tx) => findUnlisted(tx),
  lockAdminRoles: (tx) => lockAdminRoles(tx),
  findActingAdmins: (tx) => findActingAdmins(tx),
}
