import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'

const DAY = 86_400_000

type Reserved = {
  /** Null where no card is asked: there is nothing to renew. */
  until: Date | null
  neededUntil: Date
  now: Date
}

/**
 * A day before the reservation ends, if it may still be needed by then; null if it cannot. One that lasts less than two
 * days is renewed at its half, or a short one would be renewed without end.
 */
function renewAt({ until, neededUntil, now }: Reserved): Date | null {
  if (until === null) return null
  const margin = Math.min(DAY, Math.max(0, until.getTime() - now.getTime()) / 2)
  const at = new Date(until.getTime() - margin)
  return at < neededUntil ? at : null
}

export async function planRenewal(
  { jobs }: Deps,
  tx: Tx,
  { chargeId, ...reserved }: Reserved & { chargeId: string },
): Promise<void> {
  const runAt = renewAt(reserved)
  if (runAt)
    await jobs.add(tx, 'renew-authorization', { chargeId }, { key: `charge:${chargeId}:renew`, runAt })
}
