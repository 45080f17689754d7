import { voidCharge } from '../../features/payment/charge/void-charge.ts'
import { sendRefund } from '../../features/payment/refund/send-refund.ts'
import { releasePayout } from '../../features/payout/send/release-payout.ts'
import { sendPayout } from '../../features/payout/send/send-payout.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'

/** What the jobs of the past weeks would have done by now; each at its own time. */
export async function payOutWhatIsDue(at: (when: Date) => Deps, tx: Tx, now: Date): Promise<void> {
  const deps = at(now)
  const released = await tx.selectFrom('charges').select('id').where('state', '=', 'releasing').execute()
  for (const { id } of released) await voidCharge(deps, id)
  const refunds = await tx.selectFrom('refunds').select('id').where('state', '=', 'asking').execute()
  for (const { id } of refunds) await sendRefund(deps, id)
  const due = await tx
    .selectFrom('payouts')
    .select(['id', 'due_at'])
    .where('state', '=', 'scheduled')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
  for (const { id, due_at: then } of due) {
    const onTime = at(then)
    await releasePayout(onTime, id)
    const sent = await tx.selectFrom('payouts').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    if (sent.state === 'sending') await sendPayout(onTime, id)
  }
}
