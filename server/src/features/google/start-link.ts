import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/google/refusals'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { askGoogle, requireGoogle } from './ask-google.ts'
import { hasIdentity } from './google.store.ts'
import { LIMITS } from './limits.ts'

export async function startLink(deps: Deps, caller: Caller<Actor>): Promise<{ url: string }> {
  requireGoogle(deps)
  await requireWithin(deps, LIMITS.startsFromAddress, caller.address)
  const { userId } = caller.actor
  if (await hasIdentity(deps.db, userId))
    throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.alreadyConnected })
  return askGoogle(deps, caller, { userId, next: null })
}
