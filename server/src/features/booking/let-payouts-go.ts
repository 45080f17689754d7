import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { letPayoutsGo as findAndLetGo } from './held-payout.store.ts'

/** Nothing of this booking is open any more: what was held goes on its way. Whether so is asked there. */
export async function letPayoutsGo(deps: Deps, tx: Tx, bookingId: string, now: Date): Promise<void> {
  for (const { id, dueAt } of await findAndLetGo(tx, bookingId, now))
    await deps.jobs.add(
      tx,
      'release-payout',
      { payoutId: id },
      { key: `payout:${id}:release`, ...(dueAt > now ? { runAt: dueAt } : {}) },
    )
}
