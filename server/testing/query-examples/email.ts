import type * as store from '../../src/features/profile/personal-info/email.store.ts'
import {
  findNewEmail,
  findSignIn,
  isEmailTaken,
  lockSignIn,
  moveAccess,
  moveWaiting,
  updateEmail,
} from '../../src/features/profile/personal-info/email.store.ts'
import { type ExamplesOf, email, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findSignIn: (tx) => findSignIn(tx, id),
  findNewEmail: (tx) => findNewEmail(tx, id, now),
  isEmailTaken: (tx) => isEmailTaken(tx, email),
  lockSignIn: (tx) => lockSignIn(tx, id),
  updateEmail: (tx) => updateEmail(tx, id, email, now),
  moveAccess: (tx) => moveAccess(tx, email, 'new@example.com'),
  moveWaiting: (tx) => moveWaiting(tx, email, 'new@example.com'),
}
