import { randomUUID } from 'node:crypto'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { returnCredits, weighReturn } from '../../credit/entry.ts'
import type { BookingRow } from '../../booking/booking.store.ts'
import { insertRefund, sumToCard } from '../../booking/cancellation.store.ts'

type Back = {
  /** Locked. */
  booking: BookingRow
  paymentId: string
  amount: Cents
  kind: 'policy' | 'goodwill' | 'claim'
  claimId?: string
  /** The form's key where a person asked for it; else one is made. */
  id?: string
  reason: string
  requestedBy: string | null
  now: Date
}

/** Of a refund of that much, what would go to gift cards and coupons at this moment. */
export async function toCreditOf(
  handle: Handle,
  booking: BookingRow,
  amount: Cents,
  now: Date,
): Promise<Cents> {
  const card = await cardLeft(handle, booking)
  return (await weighReturn(handle, { bookingId: booking.id, amount, card, now })).toCredit
}

async function cardLeft(handle: Handle, booking: BookingRow): Promise<Cents> {
  return booking.total_cents - booking.credit_cents - (await sumToCard(handle, booking.id))
}

/**
 * A refund that is owed goes where the money came from: to credits in this very transaction, and of the rest the
 * processor is told by a job. The caller has written down that it is owed.
 */
export async function giveBack(deps: Deps, tx: Tx, back: Back): Promise<string> {
  const { booking, amount, now } = back
  const bookingId = booking.id
  const refundId = back.id ?? randomUUID()
  const refund = { bookingId, amount, card: await cardLeft(tx, booking), now }
  const { toCredit, toCard } = await weighReturn(tx, refund)
  const isNew = await insertRefund(tx, {
    id: refundId,
    bookingId,
    paymentId: back.paymentId,
    amount,
    toCredit,
    kind: back.kind,
    ...(back.claimId ? { claimId: back.claimId } : {}),
    reason: back.reason,
    requestedBy: back.requestedBy,
    now,
  })
  if (!isNew) return refundId
  if (toCard > 0) await deps.jobs.add(tx, 'send-refund', { refundId }, { key: `refund:${refundId}` })
  if (toCredit === 0) return refundId
  await returnCredits(tx, { ...refund, refundId })
  await deps.audit.record(tx, {
    now,
    actorId: back.requestedBy,
    action: 'refund.returned',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { refundId, amount: toCredit },
  })
  return refundId
}
