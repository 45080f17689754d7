import { production, requestBooking } from '@roomtone/contract/booking/request-booking'
import { check } from '@roomtone/contract/check-words'
import { z } from 'zod'
import { cardForm } from '../../../parts/card/card-form.ts'

type Limits = {
  maxCrew: number
  /** Null: a kept card, the provider's own fields, or none at all. */
  now: Date | null
}

/** In the order of the page: only the first failure is shown. */
export function checkoutForm({ maxCrew, now }: Limits) {
  const form = z.object({
    // The space's own limit comes first; the server checks the contract's limit for any crew.
    crew: z.int(check('crew_missing')).min(1, check('crew_missing')).max(maxCrew, check('crew_over_limit')),
    production: production
      .extend({ isPlain: z.boolean() })
      .refine(({ involves, isPlain }) => isPlain || involves.length > 0, {
        path: ['involves'],
        error: check('declaration_missing'),
      })
      .transform(({ isPlain: _, ...declared }) => declared),
    card: cardForm(now),
    agreed: requestBooking.body.shape.agreed,
  })
  return form.transform(({ crew, production }) => ({ crew, production }))
}

export type FormValues = z.output<ReturnType<typeof checkoutForm>>
