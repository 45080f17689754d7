import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findCharge, findLiveCharge, updateCharge } from './charge.store.ts'
import { chargeKey } from './charge-key.ts'
import type { PaidFor } from './paid-for.ts'

/**
 * Nothing is to be captured anymore. A charge that is still being asked for has no reference yet: its answer
 * finds it abandoned, and it is voided then.
 */
export async function abandonCharge(deps: Deps, tx: Tx, paidFor: PaidFor, now: Date): Promise<void> {
  const charge = await findLiveCharge(tx, paidFor)
  if (!charge || charge.state === 'asking' || charge.state === 'captured') return
  const isAbandoned = await updateCharge(tx, charge.id, ['needs_authentication', 'authorised'], {
    state: 'releasing',
    settled_at: now,
  })
  if (isAbandoned) await deps.jobs.add(tx, 'void-charge', { chargeId: charge.id })
}

/** Tells the processor that nothing will be captured. Also of a card whose bank would not pay after all. */
export async function voidCharge(deps: Deps, chargeId: string): Promise<void> {
  const charge = await findCharge(deps.db, chargeId)
  if (charge?.state !== 'releasing' && charge?.state !== 'declined') return
  const { booking_id: bookingId, attempt, reference, amount_cents: amount } = charge
  if (amount > 0) {
    if (!reference) return
    await deps.payments.release({ key: chargeKey(charge, 'release'), reference })
  }
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const to = { state: 'released', client_secret: null, settled_at: now } as const
    if (!(await updateCharge(tx, chargeId, ['releasing'], to))) return
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'payment.released',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { paymentId: chargeId, attempt },
    })
  })
}
