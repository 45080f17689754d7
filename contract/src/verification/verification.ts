import { z } from 'zod'
import { instant } from '../fields.ts'

/**
 * The state of a person's verification. `none` until they first submit; a rejection says why and lets them
 * try again.
 */
export const verificationView = z.object({
  status: z.enum(['none', 'processing', 'in_review', 'verified', 'rejected']),
  /** A code that `wordsOfRejection` knows, or what an admin has written. */
  reason: z.string().nullable(),
  submittedAt: instant.nullable(),
  /**
   * The provider's page for the person to open now, if any. It works once and only briefly, so it is never
   * shown again.
   */
  redirectUrl: z.string().nullable(),
  /** Whether the provider has a page to return to; its address is requested for each visit. */
  canGoOn: z.boolean(),
  /** Whether this check cannot finish by itself, so that a new submission replaces it. */
  canStartAgain: z.boolean(),
})

export type VerificationView = z.output<typeof verificationView>
