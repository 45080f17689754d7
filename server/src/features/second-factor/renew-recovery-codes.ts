import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/second-factor/refusals'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { LIMITS } from './limits.ts'
import { recordFactorChange } from './record-factor-change.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { findFactor, replaceRecoveryCodes } from './second-factor.store.ts'

export async function renewRecoveryCodes(
  deps: Deps,
  { userId }: Actor,
): Promise<{ recoveryCodes: string[] }> {
  await requireWithin(deps, LIMITS.recoveryCodesOfPerson, userId)
  const now = deps.clock.now()
  const { codes, hashes } = await newRecoveryCodes(deps.config.masterKey, userId)
  return deps.db.transaction().execute(async (tx) => {
    const factor = await findFactor(tx, userId)
    if (!factor?.confirmedAt)
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.isOff })
    await replaceRecoveryCodes(tx, userId, hashes)
    await recordFactorChange(deps, tx, { userId, kind: 'recovery-codes-new', now })
    return { recoveryCodes: codes }
  })
}
