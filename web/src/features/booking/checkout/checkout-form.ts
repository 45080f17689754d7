import { production, requestBooking } from '@roomtone/contract/booking/request-booking'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { z } from 'zod'
import { cardForm } from '../../../parts/card/card-form.ts'

const { crew, declaration } = checkoutTexts

type Limits = {
  maxCrew: number
  /** Null: a kept card, the provider's own fields, or none at all. */
  now: Date | null
}

/** In the order of the page: the first that fails is the one that is shown. */
export function checkoutForm({ maxCrew, now }: Limits) {
  const form = z.object({
    // The space's own limit first; what the contract says of any crew is the server's to repeat.
    crew: z
      .int(crew.missing)
      .min(1, crew.missing)
      .max(maxCrew, crew.tooMany({ most: maxCrew })),
    production: production
      .extend({ isPlain: z.boolean() })
      .refine(({ involves, isPlain }) => isPlain || involves.length > 0, {
        path: ['involves'],
        error: declaration.missing,
      })
      .transform(({ isPlain: _, ...declared }) => declared),
    card: cardForm(now),
    agreed: requestBooking.body.shape.agreed,
  })
  return form.transform(({ crew, production }) => ({ crew, production }))
}

export type FormValues = z.output<ReturnType<typeof checkoutForm>>
