import { createHash } from 'node:crypto'
import type { CancellationStep } from '@roomtone/domain/cancellation/steps'
import type { ListingRow } from './listing.store.ts'

type Terms = Pick<ListingRow, 'cancellationPolicy' | 'houseRules'> & {
  steps: readonly CancellationStep[]
  isInstant: boolean
}

/** The same for the same words, and short: the page sends back which terms it has shown. */
export function termsMark({ cancellationPolicy, houseRules, steps, isInstant }: Terms): string {
  const refunds = steps.map(({ hoursBefore, refundPercent }) => [hoursBefore, refundPercent])
  const rules = (houseRules as { title: string; body: string }[]).map(({ title, body }) => [title, body])
  const words = JSON.stringify([cancellationPolicy, refunds, rules, isInstant])
  return createHash('sha256').update(words).digest('base64url').slice(0, 16)
}
