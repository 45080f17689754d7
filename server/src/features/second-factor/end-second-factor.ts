import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/second-factor/refusals'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { recordFactorChange } from './record-factor-change.ts'
import { deleteFactor } from './second-factor.store.ts'

export async function endSecondFactor(deps: Deps, { userId }: Actor): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteFactor(tx, userId)))
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.isOff })
    await recordFactorChange(deps, tx, { userId, kind: 'two-factor-off', now })
  })
  return undefined
}
