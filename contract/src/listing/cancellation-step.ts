import { z } from 'zod'

/** Whoever cancels at least this long before the start gets this share of the rent back. */
export const cancellationStep = z.object({ hoursBefore: z.int(), refundPercent: z.int() })
