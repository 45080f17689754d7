import type { PropertyView } from '@roomtone/contract/listing/property'
import { venueTexts } from '@roomtone/texts/listing/venue'

const texts = venueTexts.cancellation

/** The listing's steps in a sentence. */
export function policyWords(steps: PropertyView['cancellationSteps']): string {
  const parts = steps
    .filter(({ refundPercent }) => refundPercent > 0)
    .map(({ hoursBefore, refundPercent }, index) => {
      const time =
        hoursBefore > 24 && hoursBefore % 24 === 0
          ? texts.days({ count: hoursBefore / 24 })
          : texts.hours({ count: hoursBefore })
      return index === 0
        ? texts.first({ time, percent: refundPercent })
        : texts.next({ time, percent: refundPercent })
    })
  return parts.length === 0 ? texts.nothing : `${parts.join('; ')}.`
}
