import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithinAll } from '../../platform/limits/demand-within.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import type { Limit } from '../../platform/limits/rate-limits.ts'
import type { Known, Origin } from './recognise.ts'

export type TryLimits = {
  /** Of one browser, session or network. */
  each: readonly Limit[]
  /** Of everybody together who is in none of the account's browsers and sessions. */
  together: Limit
}

/** `secret` is what is guessed at, as one word. */
type Try = { secret: string; by: { origin: Origin; known: Known } | { sessionId: string } }

export type Spent = {
  /** Strangers have used up their tries together, and this one could be a stranger. */
  retryAfter: number | null
  isKnownNetwork: boolean
  forgive: () => Promise<void>
}

/**
 * Counts a try where it comes from, so that whoever guesses at an account shuts out themself and not its owner. What a
 * browser says its name is counts only if the account was signed in to with it before.
 */
export async function countAttempt(deps: Deps, limits: TryLimits, { secret, by }: Try): Promise<Spent> {
  const who = `${secret} ${whereFrom(by)}`
  await demandWithinAll(deps, limits.each, who)
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

/** Once strangers have no tries left together, only a known network is let through. */
export function requireTriesLeft({ retryAfter, isKnownNetwork }: Spent): void {
  if (retryAfter !== null && !isKnownNetwork) throw new Refused('rate_limited', { retryAfter })
}
