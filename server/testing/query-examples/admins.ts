import type * as store from '../../src/features/admin-set-up/admins.store.ts'
import { findAdmins, requireSecondFactorOfAdmins } from '../../src/features/admin-set-up/admins.store.ts'
import { type ExamplesOf, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findAdmins: (tx) => findAdmins(tx),
  requireSecondFactorOfAdmins: (tx) => requireSecondFactorOfAdmins(tx, now),
}
