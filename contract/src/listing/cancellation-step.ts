import { z } from 'zod'

/** A guest who cancels at least this long before the start gets this share of the rent back. */
export const cancellationStep = z.object({ hoursBefore: z.int(), refundPercent: z.int() })
