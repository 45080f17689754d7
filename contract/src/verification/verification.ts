import { z } from 'zod'
import { instant } from '../fields.ts'

/** Where a person stands. `none` until they first submit; a rejection says why and lets them try again. */
export const verificationView = z.object({
  status: z.enum(['none', 'processing', 'in_review', 'verified', 'rejected']),
  reason: z.string().nullable(),
  submittedAt: instant.nullable(),
  /** Where the provider wants the person to go next, if anywhere. */
  redirectUrl: z.string().nullable(),
})

export type VerificationView = z.output<typeof verificationView>
