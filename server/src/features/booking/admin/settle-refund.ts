import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { Actor } from '@roomtone/domain/access/actor'
import { payRefundByHand, sendRefund as refundSent } from '@roomtone/domain/ledger/movements'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { clearAssignment } from '../../assignment/entry.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { refundKey } from '../../payment/entry.ts'
import { findBooking } from '../booking.store.ts'
import { refusals } from '../refusals.ts'
import { findQueuedRefund, lockRefund, writeByHand } from './refund-queue.store.ts'
import { refundView } from './refund-queue.view.ts'
import { requireNoPart } from './require-no-part.ts'

type Settling = { id: string; attempt: number; through: 'processor' | 'bank'; reason: string }

/** The money reached the guest without our doing: what we owed them is paid, no matter who paid it. */
export async function settleRefund(
  deps: Deps,
  actor: Actor,
  { id, attempt, through, reason }: Settling,
): Promise<AdminRefund> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, id)
    const booking = refund && (await findBooking(tx, refund.bookingId))
    if (!refund || !booking) throw new Refused('not_found')
    await requireNoPart(tx, booking, actor.userId)
    if (refund.attempt !== attempt) throw new Refused('stale')
    if (refund.state !== 'failed')
      throw new Refused('no_longer_possible', {
        detail: (language) => refusals(language).refundNotFailed,
      })
    const { bookingId, guestId, toCard } = refund
    await writeByHand(tx, { id, by: actor.userId, through, reason, now })
    const paid = through === 'bank' ? payRefundByHand(bookingId, toCard) : refundSent(bookingId, toCard)
    await postTransfer(tx, { ...paid, key: refundKey(id, attempt + 1), bookingId, now })
    await clearAssignment(tx, 'refund', id)
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'refund.settled',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { refundId: id, amount: toCard, attempt, through },
      personal: { subjectId: guestId, fields: { reason } },
    })
    const row = await findQueuedRefund(tx, id, now)
    if (!row) throw new Refused('not_found')
    return refundView(row)
  })
}
