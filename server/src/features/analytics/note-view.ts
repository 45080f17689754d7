import { isRobot } from '../../platform/counts/count-visits.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { isOutsideView } from './insights.store.ts'
import { LIMITS } from './limits.ts'

/** Counted later, with others. The listing's own people and programs that say so are left out. */
export async function noteView(deps: Deps, id: string, caller: Caller): Promise<undefined> {
  await requireWithin(deps, LIMITS.viewsFromAddress, caller.address)
  if (isRobot(caller.userAgent)) return undefined
  if (await isOutsideView(deps.db, id, caller.actor?.userId ?? null)) deps.counts.addView(id)
  return undefined
}
