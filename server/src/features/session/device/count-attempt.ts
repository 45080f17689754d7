import type { Deps } from '../../../platform/deps.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { requireWithinAll } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import type { Known, Origin } from './recognise.ts'

export type TryLimits = {
  /** Of one browser, session or network. */
  each: readonly Limit[]
  /** For all origins together that are none of the account's browsers or sessions. */
  together: Limit
}

/** `secret` names what is being guessed, as one word. */
type Try = { secret: string; by: { origin: Origin; known: Known } | { sessionId: string } }

export type Spent = {
  /** All unknown origins together have used up their tries, and this could be one of them. */
  retryAfter: number | null
  isKnownNetwork: boolean
  forgive: () => Promise<void>
}

/**
 * Counts an attempt by where it comes from, so that someone who guesses locks out themselves and not the owner. A
 * device id counts only if the account has signed in with it before.
 */
export async function countAttempt(deps: Deps, limits: TryLimits, { secret, by }: Try): Promise<Spent> {
  const who = `${secret} ${whereFrom(by)}`
  await requireWithinAll(deps, limits.each, who)
  const forgiveEach = () => deps.limits.forgiveAll(limits.each, who)
  if ('sessionId' in by || by.known.device)
    return { retryAfter: null, isKnownNetwork: true, forgive: forgiveEach }
  const together = await deps.limits.spend(limits.together, secret, deps.clock.now())
  return {
    retryAfter: together.allowed ? null : together.retryAfter,
    isKnownNetwork: by.known.network,
    forgive: async () => {
      await forgiveEach()
      await deps.limits.forgive(limits.together, secret)
    },
  }
}

function whereFrom(by: Try['by']): string {
  if ('sessionId' in by) return `session ${by.sessionId}`
  const { deviceId, address } = by.origin
  return by.known.device ? `device ${deviceId}` : `network ${networkOf(address)}`
}

/** Once the shared tries are used up, only a known network gets through. */
export function requireTriesLeft({ retryAfter, isKnownNetwork }: Spent): void {
  if (retryAfter !== null && !isKnownNetwork) throw new Refused('rate_limited', { retryAfter })
}
