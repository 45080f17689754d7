import type { Deps } from '../../platform/deps.ts'
import { findUnsettledCharges } from './claim-charge.store.ts'
import { chargeJobKey } from './start-charge.ts'

const MINUTE = 60_000
const AT_ONCE = 200

/** A job that gave up while the processor was away asks again, under the same key. */
export async function sweepClaims({ db, jobs, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - MINUTE)
  for (const chargeId of await findUnsettledCharges(db, before, AT_ONCE))
    await jobs.add(db, 'charge-claim', { chargeId }, { key: chargeJobKey(chargeId) })
}
