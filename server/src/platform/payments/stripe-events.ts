import type Stripe from 'stripe'
import type { PaymentEvent, PaymentEventKind } from './payments.ts'

export function readStripeEvent(
  client: Stripe,
  payload: Buffer,
  signature: string,
  secret: string,
): PaymentEvent | 'forged' | 'ignored' {
  const event = open(client, payload, signature, secret)
  if (event === null) return 'forged'
  const told = tellingOf(event)
  if (told === null || told.reference === null) return 'ignored'
  return { id: event.id, kind: told.kind, reference: told.reference, at: new Date(event.created * 1000) }
}

function open(client: Stripe, payload: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return client.webhooks.constructEvent(payload, signature, secret)
  } catch {
    return null
  }
}

function tellingOf(event: Stripe.Event): { kind: PaymentEventKind; reference: string | null } | null {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
      return { kind: 'authorised', reference: event.data.object.id }
    case 'payment_intent.succeeded':
      return { kind: 'captured', reference: event.data.object.id }
    case 'payment_intent.canceled':
      return { kind: 'released', reference: event.data.object.id }
    case 'payment_intent.payment_failed':
      return { kind: 'failed', reference: event.data.object.id }
    case 'charge.refunded':
      return { kind: 'refunded', reference: intentOf(event.data.object) }
    case 'refund.failed':
      return { kind: 'refund_failed', reference: intentOf(event.data.object) }
    case 'charge.dispute.created':
      return { kind: 'disputed', reference: intentOf(event.data.object) }
    case 'charge.dispute.closed':
      return { kind: 'dispute_closed', reference: intentOf(event.data.object) }
    default:
      return null
  }
}

/** Null: a charge that was not made through an intent is not ours. */
function intentOf({ payment_intent: intent }: { payment_intent: string | { id: string } | null }) {
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
