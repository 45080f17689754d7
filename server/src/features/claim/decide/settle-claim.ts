import { owedGoodwill } from '@roomtone/domain/ledger/movements'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { type BookingRow, givenBackOf, lockPayoutOf } from '../../booking/entry.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { findLiveCharge, refundBooking, rentOf, startCharge } from '../../payment/entry.ts'
import { takeBackReward } from '../../referral/entry.ts'
import type { ClaimRow } from '../claim.store.ts'
import { askToPay } from '../pay/ask-to-pay.ts'
import { awardOf } from '../pay/claim-charge.ts'
import { refusals } from '../refusals.ts'

type Settling = {
  claim: ClaimRow
  booking: BookingRow
  awarded: Cents
  /** Null: the other side agreed. */
  decidedBy: string | null
  now: Date
}

/** What follows from a decision in money. The id of a charge that is to be asked for after the commit, if there is one. */
export async function settleClaim(deps: Deps, tx: Tx, settling: Settling): Promise<string | null> {
  if (settling.awarded === 0) return null
  if (settling.claim.side === 'host') return chargeGuest(deps, tx, settling)
  await refundGuest(deps, tx, settling)
  return null
}

/** What can be awarded at this moment. A guest gets no more than they paid and have not got back. */
export async function mostAwardable(handle: Handle, claim: ClaimRow, booking: BookingRow): Promise<Cents> {
  if (claim.side === 'host') return claim.asked_cents
  const given = await givenBackOf(handle, booking)
  return Math.max(0, Math.min(claim.asked_cents, booking.total_cents - given.total))
}

/** The host gives back what the booking brought them; what goes beyond that was our fee and the tax, and we bear it. */
async function refundGuest(
  deps: Deps,
  tx: Tx,
  { claim, booking, awarded, decidedBy, now }: Settling,
): Promise<void> {
  const { id: bookingId, host_id: hostId } = booking
  if ((await findLiveCharge(tx, rentOf(bookingId)))?.state !== 'captured')
    throw new Refused('no_longer_possible')
  const most = await mostAwardable(tx, claim, booking)
  if (awarded > most) throw refusedField('awarded', (language) => refusals(language).refundTooHigh({ most }))
  const given = await givenBackOf(tx, booking)
  const isPaidOut = ((await lockPayoutOf(tx, bookingId))?.due ?? null) !== null
  const fromHost = Math.min(awarded, Math.max(0, booking.subtotal_cents - given.fromHost))
  const refundId = await refundBooking(deps, tx, {
    bookingId,
    amount: awarded,
    kind: 'claim',
    claimId: claim.id,
    reason: '',
    requestedBy: decidedBy,
    now,
  })
  const parts = [
    { from: 'host', amount: fromHost },
    { from: 'platform', amount: awarded - fromHost },
  ] as const
  for (const { from, amount } of parts)
    if (amount > 0)
      await postTransfer(tx, {
        ...owedGoodwill({ bookingId, hostId, amount, from, isPaidOut }),
        key: `refund_due:${refundId}:${from}`,
        bookingId,
        memo: { claimId: claim.id },
        now,
      })
  // A booking that was given back whole was none that anybody earns a reward with.
  if (given.total + awarded >= booking.total_cents) await takeBackReward(deps, tx, bookingId, now)
}

/** The card of the booking is asked first. Where it was none, the guest chooses one. */
async function chargeGuest(
  deps: Deps,
  tx: Tx,
  { claim, booking, awarded, decidedBy, now }: Settling,
): Promise<string | null> {
  const rent = await findLiveCharge(tx, rentOf(booking.id))
  if (rent?.state !== 'captured' || rent.reference === null || rent.token === '') {
    await askToPay(deps, tx, { claim, booking, now }, { isTold: false })
    return null
  }
  const { token, customer } = rent
  return startCharge(deps, tx, awardOf(claim), {
    amount: awarded,
    card: { token, customer },
    isAway: decidedBy !== null,
    now,
  })
}
