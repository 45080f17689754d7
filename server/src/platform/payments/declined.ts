import type { Declined } from './payments.ts'

const ANOTHER = 'Please use another card, or ask your bank why.'

/** By the codes that card networks use. Nothing was charged in any of these cases. */
const WORDS = new Map([
  ['card_declined', `Your bank declined this card. ${ANOTHER}`],
  ['insufficient_funds', "There isn't enough money on this card. Please use another one."],
  ['expired_card', 'This card has expired. Please use another one.'],
  ['incorrect_number', "This card number isn't right. Please check it, or use another card."],
  ['incorrect_cvc', "The security code isn't right. Please check it on your card and try again."],
  ['incorrect_zip', "The ZIP code doesn't match this card. Please check it and try again."],
  ['processing_error', 'Something went wrong at your bank. Please try again in a moment.'],
  ['authentication_failed', "Your bank couldn't confirm it's you. Please try again, or use another card."],
  ['card_not_supported', "This card can't be used for this kind of payment. Please use another one."],
  ['card_velocity_exceeded', `This card has reached its limit. ${ANOTHER}`],
  ['authorisation_ended', 'The hold on this card has ended. Please pay again.'],
  ['test_card_only', 'This is a demo, so please don’t use a real card. Use 4242 4242 4242 4242.'],
])

/** What processors call by several names. */
const SAME = new Map([
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

/** Codes that are not on the list stay between us and the processor: a thief need not know that a card is reported. */
export function declined(code: string | null | undefined): Declined {
  const named = SAME.get(code ?? '') ?? code ?? ''
  const known = WORDS.has(named) ? named : 'card_declined'
  return { outcome: 'declined', code: known, message: WORDS.get(known) ?? '' }
}
