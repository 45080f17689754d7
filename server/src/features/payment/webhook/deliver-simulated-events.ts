import type { Deps } from '../../../platform/deps.ts'
import { simulationOf } from '../../../platform/payments/simulated-payments.ts'
import { receiveWebhook } from './receive-webhook.ts'

const AT_ONCE = 50

/**
 * Plays the processor's side of a webhook. What cannot be received rolls its delivery back and comes again, as it
 * would from a processor that was not answered.
 */
export async function deliverSimulatedEvents(deps: Deps): Promise<void> {
  const simulation = simulationOf(deps.payments)
  if (!simulation) return
  for (;;) {
    const delivered = await deps.db.transaction().execute(async (tx) => {
      const events = await simulation.takeEvents(tx, AT_ONCE)
      for (const { payload, signature } of events) await receiveWebhook(deps, payload, signature)
      return events.length
    })
    if (delivered === 0) return
  }
}
