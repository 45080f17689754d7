import { z } from 'zod'
import { instant } from '../fields.ts'

/** Where a person stands. `none` until they first submit; a rejection says why and lets them try again. */
export const verificationView = z.object({
  status: z.enum(['none', 'processing', 'in_review', 'verified', 'rejected']),
  /** A code that `wordsOfRejection` knows, or what an admin has written. */
  reason: z.string().nullable(),
  submittedAt: instant.nullable(),
  /** Where the provider wants the person to go now, if anywhere. It works once and not for long: it is never shown again. */
  redirectUrl: z.string().nullable(),
  /** Whether there is a page of the provider's to go back to; the way there is asked for with each going. */
  canGoOn: z.boolean(),
  /** Whether this check will come to nothing by itself, and a new submission takes its place. */
  canStartAgain: z.boolean(),
})

export type VerificationView = z.output<typeof verificationView>
