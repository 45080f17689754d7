/** By the codes that card networks use. Nothing was charged in any of these cases. */
export const DECLINE_CODES = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_number',
  'incorrect_cvc',
  'incorrect_zip',
  'processing_error',
  'authentication_failed',
  'card_not_supported',
  'card_velocity_exceeded',
  'authorisation_ended',
  'test_card_only',
] as const
export type DeclineCode = (typeof DECLINE_CODES)[number]

/** Other codes stay between us and the processor: a thief need not know that a card is reported. */
export function declineOf(code: string): DeclineCode {
  return DECLINE_CODES.find((known) => known === code) ?? 'card_declined'
}
