import type { Input } from '@roomtone/contract/endpoint'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { quoteProperty } from '@roomtone/contract/listing/quote-property'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { told } from '../../platform/language/told.texts.ts'
import type { Services } from '../../platform/services.tsx'

export type ChoiceQuery = Input<typeof quoteProperty>['query']

export function propertyQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['property', id],
    queryFn: () => call(listingCalls.show, { params: { id } }),
  })
}

/** The lines of the choice before stay until the next ones are here. */
export function quoteQuery({ call }: Services, id: string, query: ChoiceQuery) {
  return queryOptions({
    queryKey: ['quote', id, query],
    queryFn: async ({ signal }) => {
      const quote = await call(listingCalls.quote, { params: { id }, query }, { signal })
      if (quote.problem) quote.problem.message = await told(quote.problem.message)
      return quote
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function monthQuery({ call }: Services, id: string, month: string) {
  return queryOptions({
    queryKey: ['month', id, month],
    queryFn: ({ signal }) => call(listingCalls.month, { params: { id, month } }, { signal }),
  })
}
