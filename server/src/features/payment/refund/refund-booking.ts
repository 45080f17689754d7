import { randomUUID } from 'node:crypto'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { returnCredits, weighReturn } from '../../credit/entry.ts'
import { findRefundable, insertRefund } from './refund.store.ts'

type Refunding = {
  /** Locked by the caller, who has recorded that the amount is due. */
  bookingId: string
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
  { bookingId, amount, now }: Pick<Refunding, 'bookingId' | 'amount' | 'now'>,
): Promise<Cents> {
  const card = leftOf(await findRefundable(handle, bookingId))
  return (await weighReturn(handle, { bookingId, amount, card, now })).toCredit
}

function leftOf(charges: { left: Cents }[]): Cents {
  return charges.reduce((sum, { left }) => sum + left, 0)
}

/**
 * A refund goes where the money came from: to credits in this very transaction, and the rest to the cards that paid the
 * booking, by jobs. A booking that was paid with several charges gets a refund of each; the id is the first one's.
 */
export async function refundBooking(deps: Deps, tx: Tx, refunding: Refunding): Promise<string> {
  const { bookingId, amount, now } = refunding
  const refundId = refunding.id ?? randomUUID()
  const charges = await findRefundable(tx, bookingId)
  if (charges.length === 0) throw new Refused('no_longer_possible')
  const weighed = { bookingId, amount, card: leftOf(charges), now }
  const { toCredit, toCard } = await weighReturn(tx, weighed)
  let rest = toCard
  for (const [index, { id: chargeId, left }] of charges.entries()) {
    const part = Math.min(rest, left)
    rest -= part
    const isFirst = index === 0
    if (!isFirst && part === 0) continue
    const one = { id: isFirst ? refundId : randomUUID(), chargeId, part, toCredit: isFirst ? toCredit : 0 }
    // Sent twice with the same key: it is done.
    if (!(await refundCharge(deps, tx, refunding, one))) return refundId
  }
  if (toCredit > 0) await refundCredits(deps, tx, refunding, { ...weighed, refundId, toCredit })
  return refundId
}

type OneCharge = { id: string; chargeId: string; part: Cents; toCredit: Cents }

async function refundCharge(
  deps: Deps,
  tx: Tx,
  { bookingId, kind, claimId, reason, requestedBy, now }: Refunding,
  { id, chargeId, part, toCredit }: OneCharge,
): Promise<boolean> {
  const isNew = await insertRefund(tx, {
    id,
    bookingId,
    chargeId,
    amount: part + toCredit,
    toCredit,
    kind,
    ...(claimId ? { claimId } : {}),
    reason,
    requestedBy,
    now,
  })
  if (isNew && part > 0) await deps.jobs.add(tx, 'send-refund', { refundId: id }, { key: `refund:${id}` })
  return isNew !== undefined
}

type Credited = {
  bookingId: string
  amount: Cents
  card: Cents
  now: Date
  refundId: string
  toCredit: Cents
}

async function refundCredits(
  deps: Deps,
  tx: Tx,
  { requestedBy }: Refunding,
  { toCredit, ...credited }: Credited,
): Promise<void> {
  const { bookingId, refundId, now } = credited
  await returnCredits(tx, credited)
  await deps.audit.record(tx, {
    now,
    actorId: requestedBy,
    action: 'refund.returned',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { refundId, amount: toCredit },
  })
}
