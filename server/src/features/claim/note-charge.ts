import type { ClaimChargeState } from '@roomtone/domain/claim/claim'
import { payClaim } from '@roomtone/domain/ledger/movements'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Authorisation, Declined } from '../../platform/payments/payments.ts'
import { type BookingRow, lockBooking, lockPayoutOf } from '../booking/entry.ts'
import { postTransfer } from '../ledger/entry.ts'
import { askToPay } from './ask-to-pay.ts'
import { type ClaimRow, findClaim, lockClaim } from './claim.store.ts'
import { type ChargeRow, updateCharge } from './claim-charge.store.ts'
import { insertClaimPayout } from './claim-payout.store.ts'
import { record, tellPages } from './tell.ts'

type Change = Parameters<typeof updateCharge>[3]
type Noted = { claim: ClaimRow; booking: BookingRow; tx: Tx; now: Date }

const ASKED: ClaimChargeState[] = ['asking', 'needs_authentication']

/** Under the locks of its booking and its claim. False: somebody else has brought the answer, or it is let go of. */
async function note(
  deps: Deps,
  charge: ChargeRow,
  from: ClaimChargeState[],
  to: Change,
  and: (noted: Noted) => Promise<void>,
): Promise<boolean> {
  const now = deps.clock.now()
  const known = await findClaim(deps.db, charge.claim_id)
  return deps.db.transaction().execute(async (tx) => {
    const booking = known && (await lockBooking(tx, known.booking_id))
    const claim = await lockClaim(tx, charge.claim_id)
    const isSettled = to.state === 'captured' || to.state === 'declined'
    if (!booking || !claim) return false
    if (!(await updateCharge(tx, charge.id, from, { ...to, ...(isSettled ? { settled_at: now } : {}) })))
      return false
    await and({ claim, booking, tx, now })
    await tellPages(deps, tx, booking, now)
    return true
  })
}

/** True: the money can be taken now. */
export async function noteReserved(
  deps: Deps,
  charge: ChargeRow,
  answer: Exclude<Authorisation, Declined>,
): Promise<boolean> {
  const { reference } = answer
  if (answer.outcome === 'authorised') {
    const { card } = answer
    return note(
      deps,
      charge,
      ASKED,
      { state: 'asking', reference, card, client_secret: null },
      async () => {},
    )
  }
  if (charge.state === 'needs_authentication') return false
  const waiting: Change = { state: 'needs_authentication', reference, client_secret: answer.clientSecret }
  await note(deps, charge, ['asking'], waiting, async ({ claim, booking, tx, now }) => {
    const step = { booking, claim, action: 'claim.payment_needs_bank' as const, actorId: null, now }
    await record(deps, tx, step, { attempt: charge.attempt })
    await askToPay(deps, tx, { claim, booking, now }, { isTold: !charge.is_away })
  })
  return false
}

export async function noteDeclined(
  deps: Deps,
  charge: ChargeRow,
  { code, message }: Declined,
): Promise<void> {
  const to: Change = { state: 'declined', decline_message: message, client_secret: null }
  await note(deps, charge, ASKED, to, async ({ claim, booking, tx, now }) => {
    const step = { booking, claim, action: 'claim.payment_declined' as const, actorId: null, now }
    await record(deps, tx, step, { attempt: charge.attempt, code })
    await askToPay(deps, tx, { claim, booking, now }, { isTold: !charge.is_away })
  })
}

export async function noteReleased(deps: Deps, charge: ChargeRow): Promise<void> {
  await note(deps, charge, ['releasing'], { state: 'declined', client_secret: null }, async () => {})
}

/** The money is there. It goes with the booking's own payout where that has not gone, else with one of its own. */
export async function noteReceived(deps: Deps, charge: ChargeRow): Promise<void> {
  const { amount_cents: amount, attempt } = charge
  await note(deps, charge, ['asking'], { state: 'captured', client_secret: null }, async (noted) => {
    const { claim, booking, tx, now } = noted
    const { id: bookingId, host_id: hostId } = booking
    await postTransfer(tx, {
      ...payClaim(hostId, amount),
      key: `claim:${claim.id}`,
      bookingId,
      memo: { claimId: claim.id },
      now,
    })
    await payOn(deps, noted)
    await record(deps, tx, { booking, claim, action: 'claim.paid', actorId: null, now }, { amount, attempt })
  })
}

async function payOn(deps: Deps, { claim, booking, tx, now }: Noted): Promise<void> {
  const { id: bookingId, host_id: hostId, state } = booking
  const own = await lockPayoutOf(tx, bookingId)
  const isStillToCome = own ? own.due === null : state === 'confirmed'
  if (isStillToCome) return
  const payout = await insertClaimPayout(tx, { claimId: claim.id, bookingId, hostId, now })
  if (payout && !payout.isHeld)
    await deps.jobs.add(tx, 'release-payout', { payoutId: payout.id }, { key: `payout:${payout.id}:release` })
}
