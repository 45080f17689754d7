import type { Deps } from '../../platform/deps.ts'
import { askCard } from '../payment/charge/authorize-charge.ts'
import { finishConfirmation } from './capture-rent.ts'
import { findPayment } from '../payment/charge/charge.store.ts'
import { unlessUnreachable } from '../payment/charge/unless-unreachable.ts'

/** Whoever wrote the payment down asks at once; the job asks again whenever nobody has brought an answer. */
export async function settlePayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.state !== 'asking') return
  if (await askCard(deps, payment)) await finishConfirmation(deps, payment.booking_id)
}

/** For someone who waits in front of a page: a processor that is silent is left to the job. */
export async function settleNow(deps: Deps, paymentId: string): Promise<void> {
  await unlessUnreachable(deps, settlePayment(deps, paymentId))
}
