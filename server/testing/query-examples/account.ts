import type * as store from '../../src/features/account/account.store.ts'
import {
  confirmAddress,
  findAddressee,
  findCredentials,
  insertCommitment,
  insertRole,
  insertUser,
  reactivate,
  updateNames,
  updatePassword,
} from '../../src/features/account/account.store.ts'
import { type ExamplesOf, email, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertUser: (tx) =>
    insertUser(tx, { email, passwordHash: 'hash', userType: 'host', fullName: 'Ada Quill', now }),
  insertRole: (tx) => insertRole(tx, { userId: id, role: 'host', grantedBy: id, now }),
  findCredentials: (tx) => findCredentials(tx, email),
  findAddressee: (tx) => findAddressee(tx, id),
  updatePassword: (tx) => updatePassword(tx, id, 'hash'),
  confirmAddress: (tx) => confirmAddress(tx, id, email, now),
  updateNames: (tx) =>
    updateNames(tx, id, { firstName: 'Ada', lastName: 'Quill', dateOfBirth: '1990-06-15', now }),
  insertCommitment: (tx) => insertCommitment(tx, id, '2026-11', now),
  reactivate: (tx) => reactivate(tx, id, now),
}
