import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findLivePayment, updatePayment } from '../payment/charge/charge.store.ts'

/**
 * Nothing is to be taken any more. A card that is still being asked has no reference yet: who gets its answer
 * finds the booking gone and lets go of it then.
 */
export async function letGoOfCard(deps: Deps, tx: Tx, bookingId: string, now: Date): Promise<void> {
  const payment = await findLivePayment(tx, bookingId)
  if (!payment || payment.state === 'asking' || payment.state === 'captured') return
  const hasLetGo = await updatePayment(tx, payment.id, ['needs_authentication', 'authorised'], {
    state: 'releasing',
    settled_at: now,
  })
  if (hasLetGo) await deps.jobs.add(tx, 'release-payment', { paymentId: payment.id })
}
