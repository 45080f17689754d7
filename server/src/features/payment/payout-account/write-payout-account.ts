import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findWaitingPayouts, type KeptAccount, upsertPayoutAccount } from './payout-account.store.ts'

/** Payouts that had nowhere to go set out again as soon as there is somewhere. */
export async function writeAccount(
  deps: Deps,
  tx: Tx,
  {
    userId,
    actorId,
    account,
    now,
  }: { userId: string; actorId: string | null; account: KeptAccount; now: Date },
): Promise<void> {
  await upsertPayoutAccount(tx, userId, account, now)
  await deps.audit.record(tx, {
    now,
    actorId,
    action: 'payout_account.changed',
    subjectType: 'user',
    subjectId: userId,
    data: { provider: account.provider, status: account.status },
  })
  if (account.status !== 'active') return
  for (const payoutId of await findWaitingPayouts(tx, userId))
    await deps.jobs.add(tx, 'release-payout', { payoutId }, { key: `payout:${payoutId}:release` })
}
