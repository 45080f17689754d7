import { priceViewOf } from '@roomtone/contract/listing/price-view'
import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { quote } from '@roomtone/domain/pricing/quote'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Choice, shootOf, toQuery } from '../../../parts/listing/choice.ts'
import { type ChoiceQuery, quoteQuery } from '../../../parts/listing/property.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { timeOf } from './time-of.ts'

const PAUSE_MS = 250
const NOTHING: ChoiceQuery = { by: 'day', checkIn: '', checkOut: '' }

export type LiveQuote = {
  /** The quote of this choice, or of the previous one while this one's is loading. */
  quote: QuoteView | null
  price: QuoteView['price']
  /** Nobody has chosen a date: the usual price of such a booking. */
  isEstimate: boolean
  isWaiting: boolean
  hasFailed: boolean
  retry: () => void
}

export function useQuote(property: PropertyView, choice: Choice): LiveQuote {
  const services = useServices()
  const query = toQuery(choice)
  const settled = useSettled(query)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...quoteQuery(services, property.id, settled ?? NOTHING),
    enabled: settled !== null,
  })
  const known = query === null ? null : (data ?? null)
  const isBehind = JSON.stringify(query) !== JSON.stringify(settled)
  return {
    quote: known,
    price: known ? known.price : query === null ? estimate(property, choice) : null,
    isEstimate: query === null,
    isWaiting: query !== null && (isBehind || isPlaceholderData || (isFetching && !data)),
    hasFailed: error !== null && !isFetching,
    retry: () => void refetch(),
  }
}

/** Every key press is a new choice; the server is asked about the last one. */
function useSettled(query: ChoiceQuery | null): ChoiceQuery | null {
  const [settled, setSettled] = useState(query)
  const text = JSON.stringify(query)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as ChoiceQuery | null), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function estimate(property: PropertyView, choice: Choice): QuoteView['price'] {
  const rates = { ...property, overrides: {} }
  const result = quote(rates, { ...timeOf(choice, property.today), shoot: shootOf(choice) })
  return result.ok ? priceViewOf(result.quote) : null
}
