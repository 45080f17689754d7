import { sendRefund as refundSent } from '@roomtone/domain/ledger/movements'
import type { Deps } from '../../../platform/deps.ts'
import { KEY_LIVES_MS, PaymentsMisuse } from '../../../platform/payments/payments.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { alertOperator } from '../webhook/alert-operator.ts'
import { findRefund, findSentRefunds, type RefundRow, updateRefund } from './refund.store.ts'
import { refundKey } from './refund-key.ts'

type Answer = { status: 'done' | 'pending' | 'failed'; reference?: string }

/** Tells the processor to refund what is due, once. */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId)
  if (refund?.state !== 'asking') return
  const { status, reference } = await ask(deps, refund)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const isFirst = await updateRefund(tx, refundId, ['asking'], {
      state: status,
      ...(reference ? { reference } : {}),
      ...(status === 'pending' ? {} : { settled_at: now }),
    })
    if (!isFirst) return
    const { bookingId, amount } = refund
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: status === 'failed' ? 'refund.failed' : 'refund.sent',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { refundId, amount },
    })
    if (status === 'failed') await alertOperator(deps, tx, { bookingId, what: 'refund_failed', amount })
    else
      await postTransfer(tx, {
        ...refundSent(bookingId, amount),
        key: refundKey(refundId, refund.attempt),
        bookingId,
        now,
      })
  })
}

async function ask(deps: Deps, refund: RefundRow): Promise<Answer> {
  const { id, attempt, chargeReference: reference, amount } = refund
  if (reference === null) return { status: 'failed' }
  if (await hasBeenSent(deps, refund, reference)) return { status: 'done' }
  try {
    return await deps.payments.refund({ key: refundKey(id, attempt), reference, amount })
  } catch (error) {
    if (!(error instanceof PaymentsMisuse)) throw error
    deps.log.error({ err: error, refund: id }, 'the processor refused to be asked for this refund')
    return { status: 'failed' }
  }
}

async function hasBeenSent(deps: Deps, refund: RefundRow, reference: string): Promise<boolean> {
  if (deps.clock.now().getTime() - refund.createdAt.getTime() <= KEY_LIVES_MS) return false
  const charge = await deps.payments.find(reference)
  const others = await findSentRefunds(deps.db, refund.chargeId)
  const sent = others.reduce((sum, { amount }) => sum + amount, 0)
  return charge !== null && charge.refunded >= sent + refund.amount
}
