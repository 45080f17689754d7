import { inPortions } from '../../../platform/db/in-portions.ts'
import type { Deps } from '../../../platform/deps.ts'
import { simulationOf } from '../../../platform/payments/simulated-payments.ts'
import { deleteEventsBefore } from './payment-event.store.ts'

/** Processors give up on an event after days; one that came again after that would find nothing left to do. */
const EVENTS_KEPT_MS = 30 * 86_400_000

export async function sweepPaymentEvents(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS)
  await inPortions((limit) => deleteEventsBefore(deps.db, before, limit))
  await simulationOf(deps.payments)?.sweep()
}
