import { randomUUID } from 'node:crypto'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { insertPayment } from './charge.store.ts'

/** Whoever wrote it down asks at once; the job is for when they do not live to. */
const ASK_AGAIN_AFTER_MS = 20_000

export type ResolvedCard = { token: string; customer: string | null }

/** Where credits pay everything: there is nobody to ask. */
export const NO_CARD: ResolvedCard = { token: '', customer: null }

type Start = { bookingId: string; card: ResolvedCard; amount: Cents; now: Date }

/** Written down before the processor hears of it: what it does not answer can be asked again with the same key. */
export async function startPayment(
  deps: Deps,
  tx: Tx,
  { bookingId, card, amount, now }: Start,
): Promise<string> {
  const paymentId = randomUUID()
  await insertPayment(tx, { id: paymentId, bookingId, ...card, amount, now })
  await deps.jobs.add(
    tx,
    'settle-payment',
    { paymentId },
    { key: `payment:${paymentId}:settle-payment`, runAt: new Date(now.getTime() + ASK_AGAIN_AFTER_MS) },
  )
  return paymentId
}
