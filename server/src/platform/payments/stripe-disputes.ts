import type Stripe from 'stripe'
import type { Dispute } from './payments.ts'

const CLOSED: Stripe.Dispute.Status[] = ['won', 'lost', 'warning_closed', 'prevented']

/** A bank that only asks counts as one that disputes, until it has its answer. */
export async function findDispute(client: Stripe, reference: string): Promise<Dispute | null> {
  const { data } = await client.disputes.list({ payment_intent: reference, limit: 100 })
  if (data.length === 0) return null
  if (data.some(({ status }) => !CLOSED.includes(status))) return 'open'
  return data.some(({ status }) => status === 'lost') ? 'lost' : 'won'
}
