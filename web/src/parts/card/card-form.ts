import { findCardProblems, type TypedCard } from '@roomtone/domain/payment/card'
import { z } from 'zod'
import { CARD_CHECKS } from './card-checks.ts'

/** For a booking that exists: everything else about it is settled. */
export function paymentForm(now: Date | null) {
  return z.object({ card: cardForm(now) }).transform(() => null)
}

/** `now` null: a kept card, the provider's own fields, or none at all. */
export function cardForm(now: Date | null) {
  return z.custom<TypedCard>().superRefine((card, context) => {
    if (now === null) return
    for (const [field, problem] of Object.entries(findCardProblems(card, now)))
      context.addIssue({
        code: 'custom',
        path: [field],
        message: CARD_CHECKS[field as keyof TypedCard][problem],
      })
  })
}
