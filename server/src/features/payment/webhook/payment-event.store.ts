import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Payments } from '../../../platform/payments/payments.ts'

type NewEvent = { id: string; kind: string; provider: Payments['name']; now: Date }

/** False when this event was here before. */
export async function insertPaymentEvent(tx: Tx, { id, kind, provider, now }: NewEvent): Promise<boolean> {
  const result = await tx
    .insertInto('provider_events')
    .values({ id, kind, provider, received_at: now })
    .onConflict((conflict) => conflict.constraint('provider_events_pkey').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteEventsBefore(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('provider_events')
    .where('id', 'in', (eb) =>
      eb.selectFrom('provider_events').select('id').where('received_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}
