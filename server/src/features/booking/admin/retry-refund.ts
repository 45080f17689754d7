import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { LIMITS } from '../limits.ts'
import { refusals } from '../refusals.ts'
import { askAgain, findQueuedRefund, lockRefund } from './refund-queue.store.ts'
import { refundView } from './refund-queue.view.ts'

/**
 * One that failed is asked for under a new key, because the processor keeps its answer to the old one. One that we
 * still ask for goes under the same key, and one that is on its way is looked at: neither can be paid twice.
 */
export async function retryRefund(
  deps: Deps,
  actor: Actor,
  { id, attempt }: { id: string; attempt: number },
): Promise<AdminRefund> {
  await requireWithin(deps, LIMITS.retriesOfAdmin, actor.userId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, id)
    if (!refund) throw new Refused('not_found')
    if (refund.attempt !== attempt) throw new Refused('stale')
    if (refund.state === 'done')
      throw new Refused('no_longer_possible', { detail: (language) => refusals(language).alreadyRefunded })
    if (refund.state === 'pending') {
      if (refund.chargeReference !== null)
        await deps.jobs.add(
          tx,
          'handle-payment-webhook',
          { reference: refund.chargeReference, kind: 'asked' },
          { key: `refund:${id}:look` },
        )
    } else {
      if (refund.state === 'failed') await askAgain(tx, id)
      await deps.jobs.add(tx, 'send-refund', { refundId: id }, { key: `refund:${id}` })
    }
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'refund.retried',
      subjectType: 'booking',
      subjectId: refund.bookingId,
      data: { refundId: id, amount: refund.toCard, attempt, was: refund.state },
    })
    const row = await findQueuedRefund(tx, id, now)
    if (!row) throw new Refused('not_found')
    return refundView(row)
  })
}
