import type { CheckCode } from '@roomtone/contract/check-words'
import type { CardProblem, TypedCard } from '@roomtone/domain/payment/card'

export const CARD_CHECKS = {
  number: { incomplete: 'card_number_incomplete', invalid: 'card_number_invalid', expired: 'card_expired' },
  expiry: { incomplete: 'card_expiry_incomplete', invalid: 'card_expiry_invalid', expired: 'card_expired' },
  cvc: { incomplete: 'card_cvc_incomplete', invalid: 'card_cvc_invalid', expired: 'card_expired' },
} satisfies Record<keyof TypedCard, Record<CardProblem, CheckCode>>
