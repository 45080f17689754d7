import { payClaim } from '@roomtone/domain/ledger/movements'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type BookingRow, lockBooking, lockPayoutOf } from '../../booking/entry.ts'
import { postTransfer } from '../../ledger/entry.ts'
import type { ChargeOwner, ChargeRow, PaidFor } from '../../payment/entry.ts'
import { type ClaimRow, lockClaim } from '../claim.store.ts'
import { record, refreshPages } from '../notify-sides.ts'
import { askToPay } from './ask-to-pay.ts'
import { insertClaimPayout } from './claim-payout.store.ts'

export function awardOf({ id, booking_id }: Pick<ClaimRow, 'id' | 'booking_id'>): PaidFor {
  return { purpose: 'claim', bookingId: booking_id, claimId: id }
}

/** What the answers about a card make of the claim whose award it pays. */
export const claimCharge: ChargeOwner = {
  async lock(deps, tx, charge, now) {
    const booking = await lockBooking(tx, charge.booking_id)
    const claim = charge.claim_id === null ? undefined : await lockClaim(tx, charge.claim_id)
    if (!booking || !claim) return undefined
    const owed = { booking, claim, charge, now }
    const tell = () => refreshPages(deps, tx, booking, now)
    return {
      isAbandoned: false,
      neededUntil: null,
      isBeingCaptured: true,
      async authorized() {
        await tell()
        return { capture: 'now' }
      },
      async needsAuthentication() {
        await askGuest(deps, tx, owed, 'claim.payment_needs_bank')
        await tell()
      },
      async captured(amount) {
        await payHost(deps, tx, owed, amount)
        await tell()
      },
      async declined({ code }) {
        await askGuest(deps, tx, owed, 'claim.payment_declined', code)
        await tell()
      },
    }
  },
  /** An award is due: it is captured as soon as it is reserved. */
  wantsCapture: async () => true,
}

type Owed = { booking: BookingRow; claim: ClaimRow; charge: ChargeRow; now: Date }

async function askGuest(
  deps: Deps,
  tx: Tx,
  { booking, claim, charge, now }: Owed,
  action: 'claim.payment_needs_bank' | 'claim.payment_declined',
  code?: string,
): Promise<void> {
  const { attempt, is_away: isAway } = charge
  const step = { booking, claim, action, actorId: null, now }
  await record(deps, tx, step, { attempt, ...(code === undefined ? {} : { code }) })
  await askToPay(deps, tx, { claim, booking, now }, { isTold: !isAway })
}

/** It goes with the booking's own payout where that has not gone, else with one of its own. */
async function payHost(deps: Deps, tx: Tx, owed: Owed, amount: Cents): Promise<void> {
  const { booking, claim, charge, now } = owed
  const { id: bookingId, host_id: hostId } = booking
  await postTransfer(tx, {
    ...payClaim(hostId, amount),
    key: `capture:${charge.id}`,
    bookingId,
    memo: { claimId: claim.id },
    now,
  })
  await payOut(deps, tx, owed)
  const step = { booking, claim, action: 'claim.paid' as const, actorId: null, now }
  await record(deps, tx, step, { amount, attempt: charge.attempt })
}

async function payOut(deps: Deps, tx: Tx, { booking, claim, now }: Owed): Promise<void> {
  const { id: bookingId, host_id: hostId, state } = booking
  const own = await lockPayoutOf(tx, bookingId)
  const isStillToCome = own ? own.due === null : state === 'confirmed'
  if (isStillToCome) return
  const payout = await insertClaimPayout(tx, { claimId: claim.id, bookingId, hostId, now })
  if (payout && !payout.isHeld)
    await deps.jobs.add(tx, 'release-payout', { payoutId: payout.id }, { key: `payout:${payout.id}:release` })
}
