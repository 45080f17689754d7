import type { QuoteView } from '@roomtone/contract/listing/quote'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'

const texts = checkoutTexts.newTerms

/** What a request agrees to besides the price, as the page shows it. */
export type Terms = QuoteView['terms'] & Pick<QuoteView, 'isInstant'>

export function termsOf({ terms, isInstant }: QuoteView): Terms {
  return { ...terms, isInstant }
}

/** A line for each term that has changed. The steps of a policy may change while its name stays. */
export function termsChanges(before: Terms, now: Terms): string[] {
  const hasRules = JSON.stringify(before.houseRules) !== JSON.stringify(now.houseRules)
  const hasAddOns = JSON.stringify(before.addOns) !== JSON.stringify(now.addOns)
  const hasConfirmer = before.isInstant !== now.isInstant
  const hasRefunds =
    before.cancellationPolicy !== now.cancellationPolicy || !(hasRules || hasAddOns || hasConfirmer)
  return [
    ...(hasRules ? [texts.rules] : []),
    ...(hasAddOns ? [texts.addOns] : []),
    ...(hasRefunds ? [texts.refunds] : []),
    ...(hasConfirmer ? [now.isInstant ? texts.instant : texts.asked] : []),
  ]
}
