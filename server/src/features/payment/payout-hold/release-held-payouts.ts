import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { unholdPayouts, unholdPayoutsOf } from './held-payout.store.ts'

/** Releases held payouts once nothing of this booking is open, which `unholdPayouts` checks. */
export async function releaseHeldPayouts(deps: Deps, tx: Tx, bookingId: string, now: Date): Promise<void> {
  await release(deps, tx, await unholdPayouts(tx, bookingId, now), now)
}

/** Their suspension was lifted. */
export async function releaseHeldPayoutsOf(deps: Deps, hostId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db
    .transaction()
    .execute(async (tx) => release(deps, tx, await unholdPayoutsOf(tx, hostId, now), now))
}

type Unheld = { id: string; dueAt: Date }

async function release(deps: Deps, tx: Tx, payouts: Unheld[], now: Date): Promise<void> {
  for (const { id, dueAt } of payouts)
    await deps.jobs.add(
      tx,
      'release-payout',
      { payoutId: id },
      { key: `payout:${id}:release`, ...(dueAt > now ? { runAt: dueAt } : {}) },
    )
}
