import { sendRefund as refundSent } from '@roomtone/domain/ledger/movements'
import { reversalOf } from '@roomtone/domain/ledger/transfer'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { postTransfer } from '../../ledger/entry.ts'
import type { ChargeRow } from '../charge/charge.store.ts'
import { alertOperator } from '../webhook/alert-operator.ts'
import { findSentRefunds, type SentRefund, updateRefund } from './refund.store.ts'
import { refundKey } from './refund-key.ts'

/**
 * What has gone back by the processor's count, against ours. Ours is read first: a refund that is sent in between
 * would otherwise look as if it had failed. Where both agree, what was pending is done.
 */
export async function compareRefunds(deps: Deps, ours: ChargeRow, kind: string): Promise<void> {
  const sent = await findSentRefunds(deps.db, ours.id)
  const charge = sent.length > 0 && ours.reference ? await deps.payments.find(ours.reference) : null
  if (!charge) return
  const missing = sent.reduce((sum, { amount }) => sum + amount, 0) - charge.refunded
  const failed = sent.find(({ amount }) => amount === missing) ?? sent[0]
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (missing <= 0)
      for (const { id } of sent) await updateRefund(tx, id, ['pending'], { state: 'done', settled_at: now })
    else if (failed && kind === 'refund_failed') await takeBack(deps, tx, failed, now)
  })
}

async function takeBack(deps: Deps, tx: Tx, refund: SentRefund, now: Date): Promise<void> {
  const { id, bookingId, amount, attempt } = refund
  if (!(await updateRefund(tx, id, ['pending', 'done'], { state: 'failed', settled_at: now }))) return
  const undone = reversalOf(refundSent(bookingId, amount))
  await postTransfer(tx, { ...undone, key: `reversal:${refundKey(id, attempt)}`, bookingId, now })
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'refund.failed',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { refundId: id, amount },
  })
  await alertOperator(deps, tx, { bookingId, what: 'refund_failed', amount })
}
