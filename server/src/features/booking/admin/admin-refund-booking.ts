import type { BookingView } from '@roomtone/contract/booking/booking'
import type { Actor } from '@roomtone/domain/access/actor'
import { owedGoodwill } from '@roomtone/domain/ledger/movements'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { findAskedRefund, findLiveCharge, refundBooking, rentOf } from '../../payment/entry.ts'
import { type BookingRow, lockBooking } from '../booking.store.ts'
import { givenBackOf } from '../cancel/refunded-so-far.ts'
import { refundedOf } from '../read/booking.view.ts'
import { findRefunds } from '../read/booking-read.store.ts'
import { viewBooking } from '../read/view-booking.ts'
import { refusals } from '../refusals.ts'
import { lockPayoutOf } from '../steps/payout.store.ts'
import { requireNoPart } from './require-no-part.ts'

type Refunding = {
  id: string
  key: string
  amount: number
  from: 'platform' | 'host'
  refunded: number
  reason: string
}

/**
 * Gives back more than the rules do. The form's key is the refund's id, so sending it twice makes one refund.
 * Two admins who answer the same complaint have two keys, and the second learns about the first.
 */
export async function adminRefundBooking(deps: Deps, actor: Actor, asked: Refunding): Promise<BookingView> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, asked.id)
    if (!booking) throw new Refused('not_found')
    await requireNoPart(tx, booking, actor.userId)
    if (await wasDone(tx, asked)) return
    if ((await findLiveCharge(tx, rentOf(booking.id)))?.state !== 'captured')
      throw new Refused('no_longer_possible')
    await requireSeen(tx, asked)
    const left = await requireRoom(tx, booking, asked)
    // What it earned somebody else is another's to take back.
    if (asked.amount === left) await deps.jobs.add(tx, 'take-back-refunded', { bookingId: booking.id })
    await owe(deps, tx, { booking, asked, actorId: actor.userId, now })
  })
  return viewBooking(deps, deps.db, actor, asked.id)
}

async function wasDone(tx: Tx, { id, key, amount }: Refunding): Promise<boolean> {
  const before = await findAskedRefund(tx, key)
  if (!before) return false
  if (before.bookingId !== id || before.amount !== amount)
    throw refusedField('key', (language) => refusals(language).formUsed)
  return true
}

/** By what pages show: they cannot tell what they were not told. */
async function requireSeen(tx: Tx, { id, refunded }: Refunding): Promise<void> {
  const now = refundedOf(await findRefunds(tx, id))
  if (now !== refunded)
    throw new Refused('stale', {
      detail: (language) => refusals(language).refundsChanged({ total: now }),
    })
}

/** What the guest has not got back yet. */
async function requireRoom(tx: Tx, booking: BookingRow, { amount, from }: Refunding): Promise<number> {
  const given = await givenBackOf(tx, booking)
  const left = booking.total_cents - given.total
  const most = from === 'host' ? Math.min(left, booking.subtotal_cents - given.fromHost) : left
  if (most <= 0)
    throw new Refused('no_longer_possible', { detail: (language) => refusals(language).nothingToRefund })
  if (amount > most) throw refusedField('amount', (language) => refusals(language).refundTooHigh({ most }))
  return left
}

type Owing = { booking: BookingRow; asked: Refunding; actorId: string; now: Date }

async function owe(deps: Deps, tx: Tx, { booking, asked, actorId, now }: Owing): Promise<void> {
  const { id: bookingId, host_id: hostId } = booking
  const { key, amount, from, reason } = asked
  const payout = await lockPayoutOf(tx, bookingId)
  const isPaidOut = (payout?.due ?? null) !== null
  await postTransfer(tx, {
    ...owedGoodwill({ bookingId, hostId, amount, from, isPaidOut }),
    key: `refund_due:${key}`,
    bookingId,
    now,
  })
  await deps.audit.record(tx, {
    now,
    actorId,
    action: 'booking.refunded',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { refundId: key, amount, from },
    personal: { subjectId: booking.guest_id, fields: { reason } },
  })
  // If nothing is left to send, it need not wait any longer for somewhere to send it to.
  if (payout?.state === 'without_account')
    await deps.jobs.add(tx, 'release-payout', { payoutId: payout.id }, { key: `payout:${payout.id}:release` })
  await tell(deps, tx, { booking, refundId: key, from, isPaidOut })
  await refundBooking(deps, tx, {
    id: key,
    bookingId,
    amount,
    kind: 'goodwill',
    reason,
    requestedBy: actorId,
    now,
  })
}

type Told = { booking: BookingRow; refundId: string; from: Refunding['from']; isPaidOut: boolean }

/**
 * The guest receives it, and a host whose share it comes from pays it: both are told, no matter which payout
 * it is kept from.
 */
async function tell(deps: Deps, tx: Tx, { booking, refundId, from, isPaidOut }: Told): Promise<void> {
  const { id: bookingId, guest_id, host_id } = booking
  const kind = 'booking-refunded'
  const about = { bookingId, refundId }
  await deps.jobs.add(tx, 'notify', { userId: guest_id, kind, about: { ...about, to: 'guest' } })
  if (from === 'platform') return
  const kept = isPaidOut ? 'next' : 'this'
  await deps.jobs.add(tx, 'notify', { userId: host_id, kind, about: { ...about, to: 'host', kept } })
}
