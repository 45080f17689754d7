import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { insertPaymentEvent } from './payment-event.store.ts'

/** An event only says that a charge is worth a look: the job asks the processor for its state. */
export async function receiveWebhook(deps: Deps, payload: Uint8Array, signature: string): Promise<void> {
  const event = await deps.payments.readEvent(Buffer.from(payload), signature)
  if (event === 'forged') throw new Refused('forbidden')
  if (event === 'ignored') return
  const { id, kind, reference } = event
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await insertPaymentEvent(tx, { id, kind, provider: deps.payments.name, now }))) return
    await deps.jobs.add(tx, 'handle-payment-webhook', { reference, kind })
  })
}
