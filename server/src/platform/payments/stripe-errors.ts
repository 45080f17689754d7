import type Stripe from 'stripe'
import { stripeSdk } from '../stripe/stripe-sdk.ts'
import { PaymentsMisuse, PaymentsUnreachable } from './payments.ts'

type StripeError = InstanceType<typeof Stripe.errors.StripeError>
type CardError = InstanceType<typeof Stripe.errors.StripeCardError>

function isStripeError(error: unknown): error is StripeError {
  return error instanceof stripeSdk().errors.StripeError
}

/** The card was refused; that is an answer, not a fault. */
export function isCardError(error: unknown): error is CardError {
  return error instanceof stripeSdk().errors.StripeCardError
}

/** The bank's own code, if there is one; the SDK has an empty text if there is none. */
export function declineCodeOf(error: CardError): string | undefined {
  return error.decline_code === '' ? error.code : error.decline_code
}

const ENDED = ['charge_expired_for_capture', 'capture_charge_authorization_expired']

/** Nothing is reserved anymore: it was released, or its time was up. */
export function hasEnded(error: unknown): boolean {
  return unexpectedStatus(error) === 'canceled' || ENDED.includes(codeOf(error) ?? '')
}

/** The charge is past the point where this could be done; returns its state instead. */
export function unexpectedStatus(error: unknown): Stripe.PaymentIntent.Status | null {
  if (!isStripeError(error) || error.code !== 'payment_intent_unexpected_state') return null
  return error.payment_intent?.status ?? null
}

/** We were heard, and told that it cannot be done. */
export function isInvalidRequest(error: unknown): boolean {
  return error instanceof stripeSdk().errors.StripeInvalidRequestError && !isUnreachable(error)
}

/** The token comes from a page, so one that Stripe does not know, or has seen used up, is not our error. */
export function isUnknownCard(error: unknown): boolean {
  return isInvalidRequest(error) && isStripeError(error) && error.param === 'payment_method'
}

/** More than is left of the charge, or a charge that nothing can be taken from. */
export function isAboutSource(error: unknown): boolean {
  if (!isInvalidRequest(error) || !isStripeError(error)) return false
  return error.param === 'source_transaction' || error.param === 'amount'
}

export function codeOf(error: unknown): string | null {
  return isStripeError(error) ? (error.code ?? null) : null
}

/**
 * Our key is rejected, or may not do this: it was rolled, revoked or restricted on their side. That says
 * nothing about the card or the refund it was asked for, so it is asked again until someone has given us
 * another. An account that is not ours gets the same status, and keeps it.
 */
export function isTurnedAway(error: unknown): boolean {
  const { StripeAuthenticationError, StripePermissionError } = stripeSdk().errors
  if (error instanceof StripeAuthenticationError) return true
  return error instanceof StripePermissionError && error.code !== 'account_invalid'
}

/**
 * No answer, an error on their side, a key or a charge that is being worked on, a rate limit, or a secret
 * that is not taken: whatever happened, the same key asked again finds out. Everything else that Stripe
 * refuses is our mistake.
 */
export function translate(error: unknown): Error {
  if (!isStripeError(error)) return error instanceof Error ? error : new Error(String(error))
  const told = `${error.type} ${error.code ?? ''} ${error.message} (${error.requestId ?? 'no request id'})`
  return isUnreachable(error)
    ? new PaymentsUnreachable(told, { cause: error })
    : new PaymentsMisuse(told, { cause: error })
}

function isUnreachable(error: StripeError): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = stripeSdk().errors
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return true
  if (isTurnedAway(error)) return true
  if (error.code === 'lock_timeout' || error.code === 'idempotency_key_in_use') return true
  return error instanceof StripeAPIError
}
