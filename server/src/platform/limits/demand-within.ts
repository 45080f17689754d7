import type { Deps } from '../deps.ts'
import { Refused } from '../http/refused.ts'
import type { Limit } from './rate-limits.ts'

/** Refuses with the seconds to wait when `who` has used up the limit. */
export async function demandWithin(deps: Deps, limit: Limit, who: string): Promise<void> {
  await demandWithinAll(deps, [limit], who)
}

export async function demandWithinAll(deps: Deps, limits: readonly Limit[], who: string): Promise<void> {
  const spent = await deps.limits.spendAll(limits, who, deps.clock.now())
  if (!spent.allowed) throw new Refused('rate_limited', { retryAfter: spent.retryAfter })
}
