import { sendRefund as refundSent } from '@roomtone/domain/ledger/movements'
import { reversalOf } from '@roomtone/domain/ledger/transfer'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Charge } from '../../../platform/payments/payments.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { alertOperator } from '../webhook/alert-operator.ts'
import { findBooking } from '../../booking/booking.store.ts'
import type { PaymentRow } from '../charge/charge.store.ts'
import { findSentRefunds, type SentRefund, updateRefund } from './refund.store.ts'
import { refundKey } from './refund-key.ts'

/**
 * What has gone back by the processor's count, against ours. Ours is read first: a refund that is sent in between
 * would otherwise look as if it had failed. Where both agree, what was pending is done.
 */
export async function compareRefunds(deps: Deps, payment: PaymentRow, kind: string): Promise<void> {
  const sent = await findSentRefunds(deps.db, payment.id)
  const charge = sent.length > 0 && payment.reference ? await deps.payments.find(payment.reference) : null
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

const PATIENCE_MS = 15 * 60_000
const LOOKED_BEFORE = 'looked-before'

/**
 * A reservation for a booking of ours that nothing of ours knows of. Its answer may be on its way to us, so the first
 * look only sets a second one; by then it is nobody's, and the guest gets it back.
 */
export async function releaseUnknown(deps: Deps, charge: Charge, kind: string): Promise<void> {
  const { reference, bookingId, state, amount } = charge
  const isReserved = state === 'authorised' || state === 'requires_action'
  if (!bookingId || !isReserved || !(await findBooking(deps.db, bookingId))) return
  const now = deps.clock.now()
  if (kind !== LOOKED_BEFORE) {
    const runAt = new Date(now.getTime() + PATIENCE_MS)
    const key = `charge:${reference}:look`
    await deps.jobs.add(deps.db, 'look-at-charge', { reference, kind: LOOKED_BEFORE }, { key, runAt })
    return
  }
  await deps.payments.release({ key: `charge:${reference}:release`, reference })
  await deps.db.transaction().execute(async (tx) => {
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'payment.unknown_released',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { reference, amount },
    })
    await alertOperator(deps, tx, { bookingId, what: 'unknown_charge', amount })
  })
}
