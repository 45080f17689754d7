import { type DeclineCode, declineOf } from '@roomtone/domain/payment/decline'
import type { Declined } from './payments.ts'

/** What processors call by several names. */
const SAME = new Map<string, DeclineCode>([
  ['generic_decline', 'card_declined'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['incorrect_postal_code', 'incorrect_zip'],
  ['invalid_number', 'incorrect_number'],
  ['invalid_expiry_month', 'expired_card'],
  ['invalid_expiry_year', 'expired_card'],
  ['withdrawal_count_limit_exceeded', 'card_velocity_exceeded'],
  ['currency_not_supported', 'card_not_supported'],
  ['issuer_not_available', 'processing_error'],
  ['try_again_later', 'processing_error'],
  ['reenter_transaction', 'processing_error'],
  ['authentication_required', 'authentication_failed'],
  ['payment_intent_authentication_failure', 'authentication_failed'],
])

export function declined(code: string | null | undefined): Declined {
  return { outcome: 'declined', code: SAME.get(code ?? '') ?? declineOf(code ?? '') }
}
