import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import type { ProductionKind } from '@roomtone/domain/booking/production'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

/** A time, and the parts of the shoot that its price depends on, as in an address. */
export type ChoiceQuery = TimeChoice & { kind?: ProductionKind; crew?: number; addOns?: string }

export function propertyQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['property', id],
    queryFn: () => call(listingCalls.show, { params: { id } }),
  })
}

/** The lines of the previous choice stay until the next ones are loaded. */
export function quoteQuery({ call }: Services, id: string, query: ChoiceQuery) {
  return queryOptions({
    queryKey: ['quote', id, query],
    queryFn: ({ signal }) => call(listingCalls.quote, { params: { id }, query }, { signal }),
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
