import type * as store from '../../src/features/account/account.store.ts'
import {
  confirmAddress,
  findAccount,
  findAccountOf,
  findAddressee,
  findCommitment,
  findCredentials,
  insertCommitment,
  insertRole,
  insertUser,
  lockAccount,
  lockNames,
  reactivate,
  updateNames,
  updatePassword,
} from '../../src/features/account/account.store.ts'
import { type ExamplesOf, email, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertUser: (tx) =>
    insertUser(tx, {
      email,
      passwordHash: 'hash',
      userType: 'host',
      fullName: 'Ada Quill',
      language: 'es',
      now,
    }),
  insertRole: (tx) => insertRole(tx, { userId: id, role: 'host', grantedBy: id, now }),
  findCredentials: (tx) => findCredentials(tx, email),
  findAccountOf: (tx) => findAccountOf(tx, email),
  findAccount: (tx) => findAccount(tx, id),
  findAddressee: (tx) => findAddressee(tx, id),
  updatePassword: (tx) => updatePassword(tx, { userId: id, passwordHash: 'hash', now }),
  lockAccount: (tx) => lockAccount(tx, id),
  confirmAddress: (tx) => confirmAddress(tx, { userId: id, email, now }),
  lockNames: (tx) => lockNames(tx, id),
  updateNames: (tx) =>
    updateNames(tx, id, { firstName: 'Ada', lastName: 'Quill', dateOfBirth: '1990-06-15', now }),
  insertCommitment: (tx) => insertCommitment(tx, id, '2026-11', now),
  findCommitment: (tx) => findCommitment(tx, id),
  reactivate: (tx) => reactivate(tx, id, now),
}
