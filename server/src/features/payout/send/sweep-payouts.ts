import type { Deps } from '../../../platform/deps.ts'
import { findUnanswered } from './release.store.ts'
import { KEY_IS_GOOD_FOR_MS, sendJobKey } from './send-payout.ts'

const AT_ONCE = 200
const PATIENCE_MS = 30 * 60_000

/** A job that gave up while the processor was away asks again, for as long as its key makes that safe. */
export async function sweepPayouts({ db, jobs, clock }: Deps): Promise<void> {
  const now = clock.now().getTime()
  const from = new Date(now - KEY_IS_GOOD_FOR_MS)
  const to = new Date(now - PATIENCE_MS)
  for (const payoutId of await findUnanswered(db, { from, to, limit: AT_ONCE }))
    await jobs.add(db, 'send-payout', { payoutId }, { key: sendJobKey(payoutId) })
}
