export type StripeReply = { status: number; body: object; unbegun?: boolean }

export type Refusal = { code: string; decline_code?: string }

/** The payment methods that Stripe has for tests. */
export const DECLINES: Record<string, Refusal> = {
  pm_card_visa_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_card_visa_chargeDeclinedStolenCard: { code: 'card_declined', decline_code: 'stolen_card' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' },
}

export const ok = (body: object): StripeReply => ({ status: 200, body })

export function invalid(code: string, message: string, param?: string): StripeReply {
  const named = { ...(code === '' ? {} : { code }), ...(param === undefined ? {} : { param }) }
  return {
    status: 400,
    body: { error: { type: 'invalid_request_error', message, ...named } },
    unbegun: true,
  }
}

export function cardError(refusal: Refusal, payment_intent?: object): StripeReply {
  const about = payment_intent === undefined ? {} : { payment_intent }
  const error = { type: 'card_error', message: 'Your card was declined.', ...refusal, ...about }
  return { status: 402, body: { error } }
}
