import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { provePassword } from '../session/entry.ts'
import { demandCode } from './demand-code.ts'
import { deleteFactor } from './second-factor.store.ts'
import { tellOfChange } from './tell-of-change.ts'

export async function endSecondFactor(
  deps: Deps,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<undefined> {
  const { userId, sessionId } = actor
  await provePassword(deps, actor, password)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await demandCode(deps, tx, { userId, code, by: { sessionId }, now })
    if (!(await deleteFactor(tx, userId)))
      throw new Refused('conflict', { detail: 'Two-factor sign-in is off.' })
    await tellOfChange(deps, tx, { userId, kind: 'two-factor-off', now })
  })
  return undefined
}
