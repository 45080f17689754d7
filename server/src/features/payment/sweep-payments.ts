import type { Deps } from '../../platform/deps.ts'
import { keysAtWork } from '../../platform/jobs/keys-at-work.ts'
import { findUnsettledCharges } from './charge/charge.store.ts'
import { chargeJobKey } from './charge/start-charge.ts'
import { findUnsentRefunds } from './refund/refund.store.ts'

const MINUTE = 60_000
/** More than one sweep can do only wait for the next. */
const AT_ONCE = 500

type Again = { key: string; add: (key: string) => Promise<void> }

/**
 * A job that gave up while the processor was away asks again, under the same key. One that waits already is brought
 * forward and not doubled, and one that is at work is left to it.
 */
export async function sweepPayments({ db, jobs, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - MINUTE)
  const charges = (await findUnsettledCharges(db, before, AT_ONCE)).map(
    (chargeId): Again => ({
      key: chargeJobKey(chargeId),
      add: (key) => jobs.add(db, 'advance-charge', { chargeId }, { key }),
    }),
  )
  const refunds = (await findUnsentRefunds(db, before, AT_ONCE)).map(
    (refundId): Again => ({
      key: `refund:${refundId}`,
      add: (key) => jobs.add(db, 'send-refund', { refundId }, { key }),
    }),
  )
  const again = [...charges, ...refunds]
  const busy = await keysAtWork(
    db,
    again.map(({ key }) => key),
  )
  for (const { key, add } of again) if (!busy.has(key)) await add(key)
}
