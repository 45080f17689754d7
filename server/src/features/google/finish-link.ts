import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { requireOpenSession } from '../session/entry.ts'
import { connectGoogle } from './connect-google.ts'
import { deleteState } from './google.store.ts'
import { LIMITS } from './limits.ts'
import { readAnswer } from './read-answer.ts'

export async function finishLink(deps: Deps, caller: Caller<Actor>, query: string): Promise<undefined> {
  await requireWithin(deps, LIMITS.finishesFromAddress, caller.address)
  const now = deps.clock.now()
  const { userId } = caller.actor
  const { stateHash, subject, email } = await readAnswer(deps, caller, { query, userId, now })
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteState(tx, stateHash))) throw new Refused('link_invalid')
    await connectGoogle(deps, tx, { userId, subject, email, now })
    // Google takes time, and a new password chosen meanwhile must end this too. It comes last: identities are
    // locked before accounts and sessions wherever both are.
    await requireOpenSession(tx, caller.actor)
  })
  return undefined
}
