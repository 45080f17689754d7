import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { cancellationPolicies } from '@roomtone/texts/labels'
import { venueTexts as texts } from '@roomtone/texts/listing/venue'
import { policyWords } from '../quote/policy-words.ts'
import { RefundList } from '../quote/refund-list.tsx'
import { Part } from './venue-parts.tsx'

type CancellationProps = { property: PropertyView; quote: QuoteView | null }

export function Cancellation({ property, quote }: CancellationProps) {
  const { always, choose, title } = texts.cancellation
  return (
    <Part title={title}>
      <p>
        <b>{cancellationPolicies[property.cancellationPolicy]}.</b> {policyWords(property.cancellationSteps)}
      </p>
      <p className="mt-2 mb-5 text-ink-2">{always}</p>
      {quote?.price && quote.problem === null ? (
        <RefundList quote={quote} />
      ) : (
        <p className="text-small text-ink-2">{choose}</p>
      )}
    </Part>
  )
}
