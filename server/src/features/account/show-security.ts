import type { Security } from '@roomtone/contract/account/show-security'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { viewPasskeys } from '../passkey/entry.ts'
import { viewSecondFactor } from '../second-factor/entry.ts'
import { findSecurity } from './security.store.ts'

export async function showSecurity({ db, google }: Deps, { userId }: Actor): Promise<Security> {
  const row = await findSecurity(db, userId)
  return {
    password: { isSet: row.hasPassword, changedAt: row.passwordChangedAt?.toISOString() ?? null },
    google: {
      isOffered: google !== null,
      email: row.googleEmail,
      linkedAt: row.googleLinkedAt?.toISOString() ?? null,
    },
    passkeys: await viewPasskeys(db, userId),
    secondFactor: await viewSecondFactor(db, userId),
    factorRemoval: row.factorsGoAt && { takesEffectAt: row.factorsGoAt.toISOString() },
  }
}
