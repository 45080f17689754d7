import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { LIMITS } from '../limits.ts'

type Standing = { closedAt: Date | null; closingUntil: Date | null }

/** A person whose account was deleted stays out; while it can be restored, they are told so and how. */
export function requireNotClosed({ closedAt, closingUntil }: Standing, now: Date): void {
  if (closedAt === null) return
  throw new Refused(closingUntil !== null && closingUntil > now ? 'account_closing' : 'account_closed')
}

/** The same for somebody who has shown who they are, before any transaction: the link leaves by mail. */
export async function refuseIfClosed(deps: Deps, account: Standing & { id: string }): Promise<void> {
  const now = deps.clock.now()
  try {
    requireNotClosed(account, now)
  } catch (refused) {
    if (refused instanceof Refused && refused.code === 'account_closing') {
      await requireWithin(deps, LIMITS.restoreOfAccount, account.id)
      await deps.jobs.add(deps.db, 'send-mail', { mail: 'restore-account', about: { userId: account.id } })
    }
    throw refused
  }
}
