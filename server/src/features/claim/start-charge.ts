import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertCharge } from './claim-charge.store.ts'

/** Whoever wrote it down asks at once; the job is for when they do not live to. */
const ASK_AGAIN_AFTER_MS = 20_000

type Start = {
  claimId: string
  amount: Cents
  card: { token: string; customer: string | null }
  isAway: boolean
  now: Date
}

export function chargeJobKey(chargeId: string): string {
  return `claim-charge:${chargeId}`
}

/** Written down before the processor hears of it: what it does not answer can be asked again with the same key. */
export async function startCharge(
  deps: Deps,
  tx: Tx,
  { claimId, amount, card, isAway, now }: Start,
): Promise<string> {
  const chargeId = await insertCharge(tx, { claimId, amount, ...card, isAway, now })
  const runAt = new Date(now.getTime() + ASK_AGAIN_AFTER_MS)
  await deps.jobs.add(tx, 'charge-claim', { chargeId }, { key: chargeJobKey(chargeId), runAt })
  return chargeId
}
