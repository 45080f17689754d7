import type { Deps } from '../deps.ts'
import { Refused } from '../refused.ts'
import type { Limit } from './rate-limits.ts'

/** Refuses with the seconds to wait when `who` has used up the limit. */
export async function requireWithin(deps: Deps, limit: Limit, who: string): Promise<void> {
  await requireWithinAll(deps, [limit], who)
}

export async function requireWithinAll(deps: Deps, limits: readonly Limit[], who: string): Promise<void> {
  const spent = await deps.limits.spendAll(limits, who, deps.clock.now())
  if (!spent.allowed) throw new Refused('rate_limited', { retryAfter: spent.retryAfter })
}
