import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { advanceNow } from './advance-charge.ts'
import { type ChargeRow, findCharge, updateCharge } from './charge.store.ts'
import type { ChargeOwners } from './charge-owner.ts'
import { paidForBy } from './paid-for.ts'
import { planRenewal } from './plan-renewal.ts'
import { startCharge } from './start-charge.ts'

const DAY = 86_400_000

/**
 * Reserves the amount again before the bank releases it. One transaction replaces the old try with a new one;
 * the old one stays with the processor until the new one is answered, and `recordAuthorization` voids it
 * then.
 *
 * `hasEnded`: the processor says that it is gone already.
 */
export async function renewAuthorization(
  deps: Deps,
  owners: ChargeOwners,
  chargeId: string,
  hasEnded = false,
): Promise<void> {
  const now = deps.clock.now()
  const asked = await findCharge(deps.db, chargeId)
  if (asked?.state !== 'authorised') return
  const owner = owners[asked.purpose]
  const renewed = await deps.db.transaction().execute(async (tx) => {
    const subject = await owner.lock(deps, tx, asked, now)
    const charge = await findCharge(tx, chargeId)
    if (charge?.state !== 'authorised' || !subject?.neededUntil) return null
    const { neededUntil } = subject
    if (hasEnded || isDue(charge, neededUntil, now)) return replace(deps, tx, charge, now)
    await planRenewal(deps, tx, { chargeId, until: charge.authorised_until, neededUntil, now })
    return null
  })
  if (renewed !== null) await advanceNow(deps, owner, renewed)
}

function isDue({ authorised_until: until }: ChargeRow, neededUntil: Date, now: Date): boolean {
  if (until === null) return false
  return until < neededUntil || until.getTime() - now.getTime() <= DAY
}

async function replace(deps: Deps, tx: Tx, charge: ChargeRow, now: Date): Promise<string> {
  const { id, token, customer, amount_cents: amount } = charge
  await updateCharge(tx, id, ['authorised'], { state: 'releasing', settled_at: now })
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'payment.renewing',
    subjectType: 'booking',
    subjectId: charge.booking_id,
    data: { paymentId: id, attempt: charge.attempt },
  })
  return startCharge(deps, tx, paidForBy(charge), { card: { token, customer }, amount, isAway: true, now })
}
